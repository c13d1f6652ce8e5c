import { existsSync } from 'node:fs'
import { findProgram } from '../../server/support/findProgram.ts'
import { missing } from '../../server/support/missing.ts'
import type { Engine, EngineName } from './Engine.ts'
import { chromium, firefox } from './puppeteerEngine.ts'
import { webkit } from './webkitEngine.ts'

/** The browser of `webkit2gtk-driver`; Debian keeps it in a folder of the machine's architecture. */
const miniBrowsers = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)

/** An engine, or the sentence that says what is not installed. `edge` is the `host:port` of the stub proxy. */
export function startEngine(name: EngineName, edge: string): Engine | string {
  if (name === 'chromium') return chromium(edge)
  if (name === 'firefox') {
    const program = findProgram('firefox-esr') ?? findProgram('firefox')
    return program ? firefox(edge, program) : missing('no Firefox on this machine: install firefox-esr')
  }
  const driver = findProgram('WebKitWebDriver')
  const browser = miniBrowsers.find((path) => existsSync(path))
  const screen = findProgram('Xvfb')
  return driver && browser && screen
    ? webkit(edge, { driver, browser, screen })
    : missing('no WebKitGTK on this machine: install webkit2gtk-driver and xvfb')
}
