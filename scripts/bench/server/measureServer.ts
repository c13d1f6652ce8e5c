import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '#server/cli/arguments.ts'
import type { Bench } from '../Bench.ts'
import { measureBursts } from './measureBursts.ts'
import { measureStatic } from './measureStatic.ts'
import { isInstalled } from './pinned.ts'

/** @throws UsageError where the programs that it is compared with are missing. */
export async function measureServer(bench: Bench): Promise<void> {
  if (!isInstalled('wrk') || !(isInstalled('nginx') || isInstalled('/usr/sbin/nginx'))) {
    throw new UsageError(
      'The server’s part needs wrk and nginx: apt-get install wrk nginx-light libnginx-mod-http-brotli-static',
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
  await measureStatic(folder, bench)
  await measureBursts(folder, bench)
  rmSync(folder, { recursive: true })
}
