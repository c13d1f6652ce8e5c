import { createServer } from 'vite'

/**
 * Serves the folder that it is started in as `npm run dev` does, and sends its address. The packages of a copy
 * are behind a link: they are found there, and nothing is written there.
 */
const server = await createServer({
  cacheDir: '.vite',
  resolve: { preserveSymlinks: true },
  logLevel: 'warn',
})
await server.listen()
process.send?.(server.resolvedUrls?.local[0])
process.once('disconnect', () => process.exit())
