import type { IncomingMessage } from 'node:http'
import { text as readBody } from 'node:stream/consumers'
import type { Connect, ViteDevServer } from 'vite'
import { array, boolean, mixed, object, string, ValidationError } from 'yup'
import type { LanguageCode } from '#i18n/languages.ts'
import { describe } from '../../../check/report/describe.ts'
import type { Finding } from '../../../check/report/Finding.ts'
import { siteProject } from '../../../files/project.ts'
import { codeOnDisk } from '../code/CodeFiles.ts'
import { writtenLanguages } from '../writtenLanguages.ts'
import { acceptAddress, changeAddress, changeListAddress } from '../../page/shared/addresses.ts'
import type { ListItem, ShownFinding } from '../../page/shared/answers.ts'
import type { ChangeAnswer, Refusal, RefusalReason } from '../../page/shared/changes.ts'
import { acceptText } from './acceptText.ts'
import { ChangeError } from './ChangeError.ts'
import { changeList } from './changeList.ts'
import { changeText, type ChangeResult } from './changeText.ts'
import { isFromOwnPage } from './ownPage.ts'

const place = {
  language: mixed((value): value is LanguageCode =>
    writtenLanguages.some((code) => code === value),
  ).required(),
  namespace: string().required(),
  key: string().required(),
}
const change = object({
  ...place,
  text: string().nullable().defined(),
  before: string().nullable().defined(),
  isUndo: boolean(),
})
const acceptance = object({ ...place, english: string().defined() })

const item = mixed((value): value is ListItem => isListItem(value)).required()
const listItems = object({ before: array(item).required(), after: array(item).min(1).required() })
const listChange = object({
  namespace: place.namespace,
  key: place.key,
  items: object(
    Object.fromEntries(writtenLanguages.map((code) => [code, listItems.default(undefined)])),
  ).required(),
})

/** In characters. No text of the site has a tenth of it, and no list a third. */
const longestBody = 100_000

/** Adds the addresses that write texts. `?language=` is the language of the messages. */
export function addEditingRoutes({ config, middlewares }: ViteDevServer): void {
  middlewares.use(
    changeAddress,
    answering((body, messageLanguage) =>
      answerOf(changeText(siteProject, change.validateSync(body, { strict: true })), messageLanguage),
    ),
  )
  middlewares.use(
    changeListAddress,
    answering((body, messageLanguage) => {
      const wanted = listChange.validateSync(body, { strict: true })
      return answerOf(changeList(siteProject, codeOnDisk(config.root), wanted), messageLanguage)
    }),
  )
  middlewares.use(
    acceptAddress,
    answering((body) => {
      acceptText(siteProject, acceptance.validateSync(body, { strict: true }))
      return {}
    }),
  )
}

function isListItem(value: unknown): value is ListItem {
  if (typeof value === 'string') return true
  return typeof value === 'object' && value !== null && Object.values(value).every(isListItem)
}

function answerOf(result: ChangeResult, messageLanguage: string): ChangeAnswer {
  const shown = (findings: readonly Finding[]) =>
    findings.map((one): ShownFinding => ({ ...one, message: describe(one, messageLanguage) }))
  if (result.outcome === 'conflict') return result
  if (result.outcome === 'wrong') return { outcome: 'wrong', findings: shown(result.findings) }
  return { outcome: 'saved', advice: shown(result.advice), elsewhere: shown(result.elsewhere) }
}

function answering(answer: (body: unknown, messageLanguage: string) => unknown): Connect.NextHandleFunction {
  return async (request, response) => {
    const refuse = (status: number, message: string, reason?: RefusalReason) =>
      send(status, { message, reason } satisfies Refusal)
    const send = (status: number, body: unknown) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
    }
    if (request.method !== 'POST') return refuse(405, 'send a POST request')
    if (!isFromOwnPage(request.headers))
      return refuse(403, 'only a page of this server may change texts; load the page again', 'foreignPage')
    try {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost')
      send(200, answer(await readJson(request), searchParams.get('language') ?? 'en'))
    } catch (error) {
      const isOfRequest = [ChangeError, ValidationError, SyntaxError].some((kind) => error instanceof kind)
      const reason = error instanceof ChangeError ? error.reason : undefined
      refuse(isOfRequest ? 400 : 500, error instanceof Error ? error.message : String(error), reason)
    }
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? Infinity) > longestBody)
    throw new ChangeError(`the request has no length, or is longer than ${longestBody} characters`)
  return JSON.parse(await readBody(request)) as unknown
}
