// @vitest-environment node
import { expect, test } from 'vitest'
import { readWrk } from '../../../scripts/bench/server/measureServer.ts'

const printed = `Running 3s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.23ms    2.34ms  41.00ms   95.00%
    Req/Sec    12.35k     1.02k   14.00k    90.00%
  36912 requests in 3.00s, 560.00MB read
Requests/sec:  12304.56
Transfer/sec:    186.67MB
`

test('the requests per second are read', () => {
  expect(readWrk(printed)).toBe(12304.56)
})

test.each(['unable to connect', `  Non-2xx or 3xx responses: 3\n${printed}`])('%s is no success', (text) => {
  expect(() => readWrk(text)).toThrow('wrk had no success')
})
