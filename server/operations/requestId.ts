import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the request that is being answered: every line that is logged meanwhile carries it. */
export const requestId = new AsyncLocalStorage<string>()
