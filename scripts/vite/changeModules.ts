import type { Plugin } from 'vite'

/**
 * Changes modules of a package for the build.
 * @param id which modules
 * @throws Error where no module is changed, as after an update of the package.
 */
export function changeModules(name: string, id: RegExp, change: (code: string) => string): Plugin {
  let hasChanged = false
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id },
      handler(code) {
        const changed = change(code)
        hasChanged ||= changed !== code
        return { code: changed, map: null }
      },
    },
    buildEnd(error) {
      if (error || hasChanged || this.environment.name !== 'client') return
      this.error(
        `${name}: there was nothing to change in ${id}; see what became of it, or take the plugin out`,
      )
    },
  }
}
