import type { Plugin } from 'vite'

/** In development, loads the scripts that the build inlines into every page. */
export function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: () =>
      ['beforePaintOfHome', 'afterPaint'].map((name) => ({
        tag: 'script',
        attrs: { type: 'module', src: `/src/boot/${name}.ts` },
        injectTo: 'head-prepend',
      })),
  }
}
