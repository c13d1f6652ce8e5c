import { expect, test as base } from '@playwright/test'
import type { Engine, EngineName } from '../drivers/Engine.ts'
import { startEngine } from '../drivers/startEngine.ts'
import { eachLanguage } from '../../support/eachLanguage.ts'
import { startStubProxy } from '../../support/stubProxy.ts'
import { Visitor } from './Visitor.ts'

export interface EngineOptions {
  engine: EngineName
}

type Start = (name: EngineName) => Engine | string

interface WindowOptions {
  reducedMotion?: boolean
  engine?: EngineName
  width?: number
  height?: number
  /** The messages that the test provokes on purpose: by default none. */
  provoked?: RegExp
}

/** With less motion in light colours, else in dark ones. Any error or warning of the window's page fails the test. */
export type OpenVisitor = (options?: WindowOptions) => Promise<Visitor>

interface Fixtures {
  openVisitor: OpenVisitor
}

type Body = (fixtures: Fixtures & EngineOptions) => Promise<void>

/** A test that runs in each engine that is installed. */
export const test = base.extend<Fixtures, EngineOptions & { start: Start }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  start: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern which fixtures it needs.
    async ({}, provide) => {
      const proxy = await startStubProxy()
      const engines = new Map<EngineName, Engine | string>()
      await provide((name) => {
        const engine = engines.get(name) ?? startEngine(name, proxy.address)
        engines.set(name, engine)
        return engine
      })
      for (const engine of engines.values()) if (typeof engine !== 'string') await engine.close()
      proxy.close()
    },
    { scope: 'worker' },
  ],
  openVisitor: async ({ start, engine: tested, baseURL }, provide) => {
    const missing = start(tested)
    if (typeof missing === 'string') return test.skip(true, missing)
    const opened: { visitor: Visitor; provoked: RegExp }[] = []
    await provide(
      async ({
        width = 1280,
        height = 800,
        provoked = /(?!)/,
        engine: name = tested,
        reducedMotion = false,
      } = {}) => {
        const engine = start(name)
        if (typeof engine === 'string') throw new Error(engine)
        // Who has not asked for less motion has a dark scheme: each set of preferences costs a browser of its own.
        const window = await engine.openWindow({ reducedMotion, darkScheme: !reducedMotion })
        await window.resize(width, height)
        const visitor = new Visitor(window, baseURL ?? '')
        opened.push({ visitor, provoked })
        return visitor
      },
    )
    const problems = opened.flatMap(({ visitor, provoked }) =>
      visitor.window.problems().filter((problem) => !provoked.test(problem)),
    )
    for (const { visitor } of opened) {
      // An empty document of this site: for another site, WebKit would start a new process.
      await visitor.window.goto(`${baseURL}/robots.txt`)
      await visitor.window.close()
    }
    expect(problems).toEqual([])
  },
})

export { expect }

/** Chromium reads all words: here an engine meets both languages only where direction or typeface may go wrong. */
export const inEachLanguage = eachLanguage<Body>(test)
