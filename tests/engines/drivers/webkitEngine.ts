import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../support/freePort.ts'
import type { Engine, Preferences } from './Engine.ts'
import { reuseWindows } from './reuseWindows.ts'
import { webkitWindow } from './webkitWindow.ts'

interface WebkitPrograms {
  driver: string
  browser: string
  screen: string
}

/** A browser with its driver; it has one window. */
interface Running {
  session: WebDriver
  problems: () => string[]
  quit: () => Promise<void>
}

/** WebKitWebDriver has no headless mode, hence the screen. What visitors have set is a setting of the browser. */
export function webkit(proxy: string, programs: WebkitPrograms): Engine {
  const screen = startScreen(programs.screen)
  const started: Running[] = []
  return reuseWindows(
    async (preferences) => {
      const browser = await startBrowser(proxy, programs, (await screen).display, preferences)
      started.push(browser)
      return { ...webkitWindow(browser.session), problems: browser.problems }
    },
    async () => {
      for (const { quit } of started) await quit()
      ;(await screen).process.kill()
    },
  )
}

async function startBrowser(
  proxy: string,
  programs: WebkitPrograms,
  display: string,
  preferences: Preferences,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const messages = join(folder, 'messages.txt')
  writeFileSync(messages, '')
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${!preferences.reducedMotion}\n`,
  )
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      NO_AT_BRIDGE: '1',
      // The processor paints, where there is no graphics card, either way: by itself it takes a fifth less time than
      // with a card's commands emulated. Layers are put together as before.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  })
  const session = await startSession(port, [
    // The browser writes the page's messages to its error output, which the driver would close.
    '-c',
    `exec "$0" "$@" 2>> "${messages}"`,
    programs.browser,
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    `--proxy=http://${proxy}`,
    '--ignore-host=localhost',
    '--ignore-tls-errors',
    ...(preferences.darkScheme ? ['--dark-mode'] : []),
  ])
  return {
    session,
    problems: () =>
      readFileSync(messages, 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE (JS )?(ERROR|WARN)/.test(line)),
    quit: async () => {
      await session.quit()
      driver.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The driver takes a moment until it listens. */
async function startSession(port: number, args: string[], attempts = 50): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: '/bin/sh', args },
  })
  try {
    await fetch(`http://localhost:${port}/status`)
  } catch (error) {
    if (attempts === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 50))
    return startSession(port, args, attempts - 1)
  }
  return new Builder().usingServer(`http://localhost:${port}`).withCapabilities(capabilities).build()
}

/** A screen that nobody sees, with the first number that is free. */
async function startScreen(program: string): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, process: screen }
}
