import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connect, Plugin } from 'vite'
import { factsAddress, mailsAddress, textsChanged } from '../../../src/development/inspector/addresses.ts'
import { onceSaved } from '../locales/onceSaved.ts'
import { hiddenTextsHtml } from './hiddenTextsHtml.ts'
import { TextReader } from './TextReader.ts'

const folder = '/src/development/inspector'

/**
 * In development, the inspector of the texts (`src/development/inspector`): which key, file and line each text
 * of a page has, and a page with the texts that no page shows.
 */
export function inspector(): Plugin {
  let stopWatching: (() => void) | undefined
  return {
    name: 'inspector',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `${folder}/inspectorOfPage.ts` },
        injectTo: 'head-prepend',
      },
      { tag: 'script', attrs: { type: 'module', src: `${folder}/index.tsx` }, injectTo: 'body' },
    ],
    configureServer(server) {
      const { root } = server.config
      const locales = join(root, 'locales')
      const texts = new TextReader(locales)
      stopWatching = onceSaved(locales, () => {
        texts.forget()
        server.ws.send(textsChanged)
      })
      const json = 'application/json'
      server.middlewares.use(
        factsAddress,
        respond(json, ({ searchParams }) => {
          const facts = texts.texts(searchParams.get('namespace') ?? '', searchParams.get('key') ?? '')
          return JSON.stringify(facts)
        }),
      )
      server.middlewares.use(
        mailsAddress,
        respond(json, () => printMails(root)),
      )
      server.middlewares.use(
        respond('text/html; charset=utf-8', ({ pathname }) => {
          const html = hiddenTextsHtml(pathname)
          return html && server.transformIndexHtml(pathname, html)
        }),
      )
    },
    buildEnd: () => stopWatching?.(),
  }
}

type Answer = string | undefined

/** Answers with a text, leaves what has none to others, and says what went wrong. */
function respond(type: string, answer: (url: URL) => Answer | Promise<Answer>): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const respondTo = async () => {
      const body = await answer(new URL(url, 'http://localhost'))
      if (body === undefined) next()
      else response.setHeader('Content-Type', type).end(body)
    }
    respondTo().catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  }
}

async function printMails(cwd: string): Promise<string> {
  const program = join(cwd, 'scripts/vite/inspector/printMails.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd })
  return stdout
}
