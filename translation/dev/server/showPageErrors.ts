import { SourceMap, type SourceMapPayload } from 'node:module'
import type { ViteDevServer } from 'vite'
import type { PageError } from '../page/reportErrors.ts'

/** Shows a page's errors over the page, as Vite shows its own errors, with their places in the source. */
export function showPageErrors({ ws, environments, config }: ViteDevServer): void {
  const { urlToModuleMap } = environments.client.moduleGraph
  const inSource = ([, path = '', line, column]: RegExpExecArray): string[] => {
    const { file, transformResult } = urlToModuleMap.get(path) ?? {}
    if (!file?.startsWith(`${config.root}/src/`)) return []
    const map = transformResult?.map as SourceMapPayload | undefined
    const origin = map && new SourceMap(map).findOrigin(Number(line), Number(column))
    return [origin && 'lineNumber' in origin ? `${file}:${origin.lineNumber}:${origin.columnNumber}` : file]
  }
  ws.on('page-error', ({ message, stack }: PageError, client) => {
    const places = [...stack.matchAll(/https?:\/\/[^/]+(\/[^\s?]+)(?:\?\S*?)?:(\d+):(\d+)/g)].flatMap(
      inSource,
    )
    // An error without such a place comes from an extension of the browser.
    if (places.length === 0) return
    client.send({ type: 'error', err: { message, stack: [...new Set(places)].join('\n') } })
  })
}
