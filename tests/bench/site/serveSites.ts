import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { openServices } from '#server/services.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings/settings.ts'
import { readDist } from '#server/http/readDist.ts'
import { readStaticFiles } from '#server/http/staticFiles.ts'
import { certificate } from '../../support/certificate.ts'
import { startStubProxy } from '../../support/stubProxy.ts'

/** The message to the thread that started this one. */
export interface Served {
  /** An origin for each folder. */
  origins: string[]
  proxy: string
}

// Serves each folder with the real server's app, over HTTP/2 with TLS, as a proxy does in production.
const settings = readSettings({
  DATA_DIR: '.build/bench-data',
  LOG_LEVEL: 'silent',
  ENQUIRY_RATE: 'off',
  SHARED_NETWORKS: 'none',
})
const { appDependencies } = await openServices(settings, createLog(settings))
const origins = (workerData as string[]).map(async (site) => {
  const app = createApp(readStaticFiles(readDist(site)), appDependencies)
  const server = createSecureServer(certificate, getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `https://localhost:${(server.address() as AddressInfo).port}`
})
const { address: proxy } = await startStubProxy()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ origins: await Promise.all(origins), proxy } satisfies Served)
