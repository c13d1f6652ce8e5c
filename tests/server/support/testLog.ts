import { createLog } from '#server/log.ts'

export function testLog(logLevel = 'debug') {
  const lines: string[] = []
  const log = createLog({ logLevel }, { write: (line) => void lines.push(line) })
  return { log, lines, printed: () => lines.map((line): unknown => JSON.parse(line)) }
}
