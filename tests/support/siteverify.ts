import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from './listen.ts'

/** How the provider behaves. `once` is its real behaviour: a solution is valid a single time. */
export type Behaviour =
  | 'passes'
  | 'once'
  | 'refuses'
  | 'fails'
  | 'complains'
  | 'hangs'
  | 'talks nonsense'
  | 'redirects'
  | 'hangs up'
  | 'hangs up once'
  | 'answers'

export async function startSiteverify(behaviour: Behaviour = 'passes') {
  const provider = { behaviour, answer: {} as object, asked: [] as URLSearchParams[] }
  const used = new Set<string | null>()
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = new URLSearchParams(await text(request))
    provider.asked.push(asked)
    const solution = asked.get('response')
    const fresh = !used.has(solution)
    used.add(solution)
    reply(provider, response, fresh)
  }
  const server = createServer((request, response) => void take(request, response))
  const port = await listen(server)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return Object.assign(provider, { url: `http://127.0.0.1:${port}/siteverify`, close })
}

const passed = { success: true, challenge_ts: '2026-01-01T00:00:00Z', hostname: 'testkey.google.com' }
const refused = (code: string) => ({ success: false, 'error-codes': [code] })

function reply(provider: { behaviour: Behaviour; answer: object }, response: ServerResponse, fresh: boolean) {
  const json = (answer: object) => response.end(JSON.stringify(answer))
  const { behaviour } = provider
  if (behaviour === 'passes') json(passed)
  if (behaviour === 'once') json(fresh ? passed : refused('timeout-or-duplicate'))
  if (behaviour === 'refuses') json(refused('invalid-input-response'))
  if (behaviour === 'answers') json(provider.answer)
  if (behaviour === 'fails') response.writeHead(500).end('{"success":true}')
  if (behaviour === 'complains') response.writeHead(400).end('{"success":false}')
  if (behaviour === 'talks nonsense') response.end('<!doctype html>canary')
  if (behaviour === 'redirects') response.writeHead(302, { location: '/elsewhere' }).end()
  if (behaviour === 'hangs up') response.destroy()
  if (behaviour === 'hangs up once') {
    provider.behaviour = 'once'
    response.destroy()
  }
}
