import type { Plugin } from 'vite'

/** In development, loads the script that the build inlines into every page's head. */
export function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/boot/beforePaint.ts' }, injectTo: 'head-prepend' },
    ],
  }
}
