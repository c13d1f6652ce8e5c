import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwrightChromium, type LaunchOptions } from '@playwright/test'

const installedNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']

/**
 * Returns how Playwright starts the browser. On Linux x64, `npm ci` brings one (@sparticuz/chromium, with the libraries
 * that a bare machine lacks); elsewhere it is an installed one.
 * @throws Error without a browser; the message says what to install
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  if (process.platform === 'linux' && process.arch === 'x64') return bundledChromium()
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const installed = [
    process.env['CHROME_PATH'] ?? '',
    ...folders.flatMap((folder) => installedNames.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    playwrightChromium.executablePath(),
  ].find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed }
  throw new Error('There is no browser: install Chrome or Chromium, or set CHROME_PATH to its program.')
}

async function bundledChromium(): Promise<LaunchOptions> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const libraries = await inflate(join(dirname(entry), '../bin/al2023.tar.br'))
  return {
    executablePath: await chromium.executablePath(),
    env: { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib') },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--font-render-hinting=none',
    ],
  }
}
