// @vitest-environment node
import { expect, test } from 'vitest'
import { readWrk } from '../../../scripts/bench/server/load.ts'

test('what wrk prints is read in its units', () => {
  const printed = `Running 3s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.23ms    2.34ms  41.00ms   95.00%
    Req/Sec    12.35k     1.02k   14.00k    90.00%
  Latency Distribution
     50%  987.00us
     75%    1.20ms
     90%    1.90ms
     99%    1.02s
  36912 requests in 3.00s, 560.00MB read
Requests/sec:  12304.56
Transfer/sec:    186.67MB
`
  expect(readWrk(printed)).toEqual({ requestsPerSecond: 12304.56, p99: 1020 })
})

test('what is no measurement of wrk is refused', () => {
  expect(() => readWrk('unable to connect')).toThrow('wrk printed something else')
})
