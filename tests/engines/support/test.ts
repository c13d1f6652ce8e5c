import { expect, test as base } from '@playwright/test'
import type { Engine, EngineName } from '../drivers/Engine.ts'
import { startEngine } from '../drivers/startEngine.ts'
import { eachLanguage } from '../../support/eachLanguage.ts'
import { startStubProxy } from '../../support/stubProxy.ts'
import { Visitor } from './Visitor.ts'

export interface EngineOptions {
  engine: EngineName
}

interface WindowOptions {
  reducedMotion?: boolean
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
export const test = base.extend<Fixtures, EngineOptions & { started: Engine | string }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, provide) => {
      const proxy = await startStubProxy()
      const started = startEngine(engine, proxy.address)
      await provide(started)
      if (typeof started !== 'string') await started.close()
      proxy.close()
    },
    { scope: 'worker' },
  ],
  openVisitor: async ({ started, baseURL }, provide) => {
    if (typeof started === 'string') return test.skip(true, started)
    const opened: { visitor: Visitor; provoked: RegExp }[] = []
    await provide(async ({ width = 1280, height = 800, provoked = /(?!)/, reducedMotion = false } = {}) => {
      // Who has not asked for less motion has a dark scheme: each set of preferences costs a browser of its own.
      const window = await started.openWindow({ reducedMotion, darkScheme: !reducedMotion })
      await window.resize(width, height)
      const visitor = new Visitor(window, baseURL ?? '')
      opened.push({ visitor, provoked })
      return visitor
    })
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
