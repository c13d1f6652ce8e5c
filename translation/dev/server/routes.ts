import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Connect, ViteDevServer } from 'vite'
import {
  componentsAddress,
  figuresAddress,
  findingsAddress,
  hiddenTextsAddress,
  mailsAddress,
  openTextsAddress,
  textInfoAddress,
  textListAddress,
} from '../page/shared/addresses.ts'
import type { ShownFinding, ShownOpenText } from '../page/shared/answers.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { describe } from '../../check/report/describe.ts'
import { codeOnDisk } from './code/CodeFiles.ts'
import { figurePlaces } from './code/contentPlaces.ts'
import type { FullCheck } from './FullCheck.ts'
import { namespaceOf, type SavedTexts } from './SavedTexts.ts'
import { siteProject } from '../../files/project.ts'
import { namespaceReport } from './editing/namespaceReport.ts'
import { textInfos } from './textInfos.ts'
import { textList } from './textList.ts'

/** The pages that only the development server has, each with its file. After a prefix, they are in that language. */
const toolPages: Record<string, string> = {
  [hiddenTextsAddress]: '/translation/dev/page/inspector/hidden-texts/index.html',
  [componentsAddress]: '/src/preview/components/index.html',
}

/** Adds the tools' addresses to the development server. @param check the check of the texts on disk */
export function addRoutes({ config, middlewares }: ViteDevServer, texts: SavedTexts, check: FullCheck) {
  const answers: Record<string, (url: URL) => unknown> = {
    // The texts of a locale file, such as /@texts/ar/pages/home.json.
    '/@texts/': ({ pathname }) => {
      const { language, namespace } = namespaceOf(decodeURI(pathname).slice(1)) ?? {}
      // A name of another file, such as `..\package`, is none of the site's.
      return language && namespace && texts.has(namespace) ? texts.shown(language, namespace) : undefined
    },
    [findingsAddress]: async ({ searchParams }) => {
      const language = searchParams.get('language') ?? defaultLanguage
      const { findings } = await check.get()
      return findings.map((one): ShownFinding => ({ ...one, message: describe(one, language) }))
    },
    [openTextsAddress]: async ({ searchParams }) => {
      const language = searchParams.get('language') ?? defaultLanguage
      const { open } = await check.get()
      return open
        .filter((text) => text.language === searchParams.get('of'))
        .map(({ namespace, key, kind, findings }): ShownOpenText => {
          return { namespace, key, kind, messages: findings.map((found) => describe(found, language)) }
        })
    },
    [textInfoAddress]: ({ searchParams }) => {
      const [namespace = '', key = '', language = defaultLanguage] = ['namespace', 'key', 'language'].map(
        (name) => searchParams.get(name) ?? undefined,
      )
      return textInfos(namespaceReport(siteProject, namespace), namespace, key, language)
    },
    [figuresAddress]: ({ searchParams }) =>
      figurePlaces(codeOnDisk(config.root), searchParams.get('namespace') ?? ''),
    [textListAddress]: ({ searchParams }) => {
      const [namespace = '', key = ''] = ['namespace', 'key'].map((name) => searchParams.get(name) ?? '')
      return textList(namespaceReport(siteProject, namespace), codeOnDisk(config.root), namespace, key)
    },
    [mailsAddress]: async () => {
      // The workshop starts a program of the server, because it may not import the server's code.
      const program = 'server/cli/printSampleMails.ts'
      const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: config.root })
      return JSON.parse(stdout)
    },
  }
  for (const [address, answer] of Object.entries(answers)) middlewares.use(address, answerWith(answer))
  middlewares.use((request, _response, next) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const file = toolPages[translatePath(path, defaultLanguage).replace(/\/$/, '')]
    if (file) request.url = file
    next()
  })
}

function answerWith(answer: (url: URL) => unknown): Connect.NextHandleFunction {
  return async ({ url = '' }, response) => {
    try {
      const body = JSON.stringify(await answer(new URL(url, 'http://localhost')))
      response.statusCode = body === undefined ? 404 : 200
      response.setHeader('Content-Type', 'application/json').end(body)
    } catch (error) {
      response.statusCode = 500
      response.end(error instanceof Error ? error.message : String(error))
    }
  }
}
