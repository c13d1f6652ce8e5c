import type { Plugin } from 'vite'

/** Loads in development the scripts that the build writes into every page. */
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
