import type { Bodies } from '#server/static/readBodies.ts'
import { StartError } from '#server/StartError.ts'

/** The build writes it into the site's folder; as a dot file it is not served. */
export const pageHeadersFile = '.headers.json'

/** The headers that a page's file (`/ar/index.html`) has to itself, by their names in lower case. */
export type PageHeaders = Record<string, Record<string, string>>

/**
 * Reads what the build wrote, as a function from a file's name to the headers it has to itself.
 * @throws StartError where there is none, and for a page that is not in it: without its policy a page would
 * not come to life.
 */
export function readPageHeaders(bodies: Bodies): (name: string) => Record<string, string> {
  const file = bodies.get(`/${pageHeadersFile}`)
  if (!file) throw new StartError(`dist/${pageHeadersFile} is missing: run npm run build`)
  const pages = new Map(Object.entries(JSON.parse(new TextDecoder().decode(file)) as PageHeaders))
  return (name) => {
    const headers = pages.get(name)
    if (!headers && name.endsWith('.html')) {
      throw new StartError(`dist${name} is not in dist/${pageHeadersFile}: run npm run build`)
    }
    return headers ?? {}
  }
}
