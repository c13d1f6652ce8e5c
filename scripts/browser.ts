import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwrightChromium, type LaunchOptions } from '@playwright/test'

const installedNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']

/**
 * On Linux x64 a browser comes with `npm ci` (@sparticuz/chromium, with the libraries a bare machine lacks).
 * @throws Error saying what to install where there is none.
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
  throw new Error('No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to one.')
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
