import type { Context } from 'hono'
import { pathLanguage } from '#i18n/languagePaths.ts'
import { redirect, refuse } from '#server/answers.ts'
import { fileAnswer, notFoundAnswer } from './fileAnswer.ts'
import { decodePath, requestTarget } from './requestTarget.ts'
import type { StaticFiles } from './staticFiles.ts'

/**
 * Answers every address that is no endpoint: a page, a file, a redirect to the page, or the 404 page.
 * @param cookieFor the cookie that the form's page is to bring to who asks with these headers, if any.
 */
export function serveStatic(files: StaticFiles, cookieFor: (headers: Headers) => string | undefined) {
  return ({ req }: Context): Response => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' })

    const { path, query } = requestTarget(req.url)
    const decoded = decodePath(path)
    if (decoded === null) return refuse(400)

    const page = findPage(files, decoded)
    if (page !== null && page !== path) return redirect(page + query)

    const wishes = {
      acceptEncoding: req.header('accept-encoding'),
      ifNoneMatch: req.header('if-none-match'),
    }
    const file = files.byPath.get(decoded)
    if (file) return fileAnswer(file, wishes, file.hasForm ? cookieFor(req.raw.headers) : undefined)

    // The path as sent, which is what the page's own script will read the language from.
    const notFound = files.notFound.get(pathLanguage(path))
    return notFound ? notFoundAnswer(notFound, wishes) : refuse(404)
  }
}

/**
 * The one address of the page that a path means, one slash at its end forgiven. It is taken from the
 * files, never from the request, so that `//evil.example/` cannot lead elsewhere.
 */
function findPage({ byPath }: StaticFiles, path: string) {
  const spellings = [path, path.replace(/(?<=[^/])\/$/, '')]
  const page = spellings.find((spelling) => byPath.get(spelling)?.page)
  return page === undefined ? null : encodeURI(page)
}
