import { fileURLToPath } from 'node:url'

/**
 * For the environment of the processes that tests start: what one of them has compiled, the next ones need not. Node
 * writes it when a process ends in order. A server then starts in 0.25 s, where it took 0.55.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/server-tests', import.meta.url)),
}
