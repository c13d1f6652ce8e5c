import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Connect, ViteDevServer } from 'vite'
import {
  componentsAddress,
  hiddenTextsAddress,
  mailsAddress,
  textInfoAddress,
} from '#development/inspector/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { Report } from '../../locales/checks/checkLocales.ts'
import { namespaceOf, type SavedTexts } from './SavedTexts.ts'
import { textInfos } from './textInfos.ts'

/** Pages of the development server alone, each with its file; behind a prefix they speak that language. */
const toolPages: Record<string, string> = {
  [hiddenTextsAddress]: '/src/development/inspector/hidden-texts/index.html',
  [componentsAddress]: '/src/development/components/index.html',
}

const run = promisify(execFile)
const printMails = 'scripts/vite/development/printMails.ts'

/** Where pages ask for the texts of a locale file: /@texts/ar/pages/home.json. */
const textsAddress = '/@texts/'

/**
 * Gives pages their texts, tells the inspector which key, file and line each text has, and shows the pages
 * with hidden texts and with all components (`src/development`).
 * @param report gives what the check says of the texts as they are on disk now.
 */
export function addRoutes(server: ViteDevServer, texts: SavedTexts, report: () => Report): void {
  const { config, middlewares } = server
  middlewares.use(
    textsAddress,
    answerWith(({ pathname }) => {
      const { language, namespace } = namespaceOf(decodeURI(pathname).slice(1)) ?? {}
      const shown = language && namespace && texts.shown(language, namespace)
      return shown && JSON.stringify(shown)
    }),
  )
  middlewares.use(
    textInfoAddress,
    answerWith(({ searchParams }) => {
      const [namespace = '', key = ''] = ['namespace', 'key'].map((name) => searchParams.get(name) ?? '')
      const found = textInfos(report(), namespace, key)
      if (found.length === 0) throw new Error(`${namespace} ${key}: no locale file has this text`)
      return JSON.stringify(found)
    }),
  )
  middlewares.use(
    mailsAddress,
    answerWith(async () => (await run(process.execPath, [printMails], { cwd: config.root })).stdout),
  )
  middlewares.use((request, _response, next) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const file = toolPages[translatePath(path, defaultLanguage).replace(/\/$/, '')]
    if (file) request.url = file
    next()
  })
}

/** Answers with JSON, with 404 where there is none, or says what went wrong. */
function answerWith(json: (url: URL) => string | undefined | Promise<string>): Connect.NextHandleFunction {
  return async ({ url = '' }, response) => {
    try {
      const body = await json(new URL(url, 'http://localhost'))
      response.statusCode = body === undefined ? 404 : 200
      response.setHeader('Content-Type', 'application/json').end(body)
    } catch (error) {
      response.statusCode = 500
      response.end(error instanceof Error ? error.message : String(error))
    }
  }
}
