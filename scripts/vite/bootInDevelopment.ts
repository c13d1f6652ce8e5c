import type { Plugin } from 'vite'

/** In development, loads the scripts that the build inlines into every page. */
export function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/boot/headScriptOfHome.ts' },
        injectTo: 'head-prepend',
      },
    ],
  }
}
