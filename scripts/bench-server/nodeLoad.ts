import { connect } from 'node:net'
import { percentile } from '../measuring/statistics.ts'

/**
 * Stands in for wrk: node nodeLoad.ts URL SECONDS CONNECTIONS CODING, with the same lines on standard output.
 * Answers need a Content-Length.
 */
const [url = '', seconds = '', connections = '', coding = ''] = process.argv.slice(2)
const { hostname, port, pathname, host } = new URL(url)
const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${coding}\r\n\r\n`
const began = performance.now()
const end = began + Number(seconds) * 1000
const latencies: number[] = []
let refused = 0

await Promise.all(Array.from({ length: Number(connections) }, askUntilTheEnd))
const sorted = latencies.toSorted((one, other) => one - other)
console.log(`  50%  ${percentile(sorted, 50).toFixed(2)}ms`)
console.log(`  99%  ${percentile(sorted, 99).toFixed(2)}ms`)
if (refused > 0) console.log(`  Non-2xx or 3xx responses: ${refused}`)
console.log(`Requests/sec: ${(latencies.length / ((performance.now() - began) / 1000)).toFixed(2)}`)

function askUntilTheEnd() {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let asked = 0
    let missing = 0
    const ask = () => {
      asked = performance.now()
      if (asked < end) socket.write(request)
      else socket.destroy()
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (chunk: Buffer) => {
      missing = missing > 0 ? missing - chunk.length : missingAfterHead(chunk)
      if (missing > 0) return
      latencies.push(performance.now() - asked)
      ask()
    })
  })
}

/** The head of an answer comes in one piece. */
function missingAfterHead(chunk: Buffer) {
  const headEnd = chunk.indexOf('\r\n\r\n') + 4
  const head = chunk.toString('latin1', 0, headEnd)
  if (!head.startsWith('HTTP/1.1 2')) refused += 1
  return Number(/^content-length: (\d+)/im.exec(head)?.[1]) - (chunk.length - headEnd)
}
