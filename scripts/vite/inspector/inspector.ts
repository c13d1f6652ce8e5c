import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connect, Plugin } from 'vite'
import {
  factsAddress,
  hiddenTextsAddress,
  mailsAddress,
  textsChanged,
} from '../../../src/development/inspector/addresses.ts'
import { translatePath } from '../../../src/i18n/languagePaths.ts'
import { defaultLanguage } from '../../../src/i18n/languages.ts'
import { onceSaved } from '../locales/onceSaved.ts'
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
      server.middlewares.use(
        factsAddress,
        answerWith(({ searchParams }) => {
          const facts = texts.texts(searchParams.get('namespace') ?? '', searchParams.get('key') ?? '')
          return JSON.stringify(facts)
        }),
      )
      server.middlewares.use(
        mailsAddress,
        answerWith(() => printMails(root)),
      )
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1)
        const isHiddenTexts = translatePath(path, defaultLanguage).replace(/\/$/, '') === hiddenTextsAddress
        if (isHiddenTexts) request.url = `${folder}/hidden-texts/index.html`
        next()
      })
    },
    buildEnd: () => stopWatching?.(),
  }
}

/** Answers with JSON, or says what went wrong. */
function answerWith(json: (url: URL) => string | Promise<string>): Connect.NextHandleFunction {
  return async ({ url = '' }, response) => {
    try {
      const body = await json(new URL(url, 'http://localhost'))
      response.setHeader('Content-Type', 'application/json').end(body)
    } catch (error) {
      response.statusCode = 500
      response.end(String(error))
    }
  }
}

async function printMails(cwd: string): Promise<string> {
  const program = join(cwd, 'scripts/vite/inspector/printMails.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd })
  return stdout
}
