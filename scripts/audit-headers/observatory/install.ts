import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = '.build/observatory'
const name = '@mdn/mdn-http-observatory'

/** Fetches the Observatory once, 131 MB and so no dependency of the project, and gives its folder. */
export function installObservatory(): string {
  const place = join(folder, 'node_modules', name)
  if (!existsSync(place)) {
    console.log(`Installing ${name} into ${folder}`)
    const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder]
    execFileSync('npm', ['install', ...options, `${name}@1.4.8`], { stdio: 'inherit' })
  }
  // What its install script would download: who is on the browsers' list for HSTS, and the top-level domains.
  writeFileSync(join(place, 'conf/hsts-preload.json'), '{}')
  writeFileSync(join(place, 'conf/tld-list.json'), '["test"]')
  return place
}
