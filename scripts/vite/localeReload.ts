import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The event that carries a changed locale file to the open pages. */
const localeChanged = 'locale-changed'

/** In development, sends the texts of a saved locale file to the open pages: no reload, no lost state. */
export function localeReload(): Plugin {
  return {
    name: 'locale-reload',
    apply: 'serve',
    hotUpdate({ file, server }) {
      const [, language, namespace] = /\/locales\/(\w+)\/(.+)\.json$/.exec(file) ?? []
      if (this.environment.name !== 'client' || !language || !namespace) return
      try {
        const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
        server.ws.send(localeChanged, { language, namespace, texts })
      } catch (error) {
        server.config.logger.error(`locales/${language}/${namespace}.json: ${String(error)}`)
      }
      return []
    },
  }
}
