import { expect, test as base } from '@playwright/test'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { Engine, EngineName, Preferences } from '../drivers/Engine.ts'
import { startEngine } from '../drivers/startEngine.ts'
import { startEdge } from './edge.ts'
import { Visitor } from './Visitor.ts'

export interface EngineOptions {
  engine: EngineName
}

type Start = (name: EngineName) => Engine | string

interface Wishes extends Partial<Preferences> {
  width?: number
  height?: number
  /** The messages that the test provokes on purpose: by default none. */
  provoked?: RegExp
}

interface Fixtures {
  /** Opens a window of the engine. Any error or warning of its page fails the test. */
  arrive: (wishes?: Wishes) => Promise<Visitor>
}

/** A test that runs in each engine that is installed. */
export const test = base.extend<Fixtures, EngineOptions & { start: Start }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  start: [
    async ({}, use) => {
      const edge = await startEdge()
      const engines = new Map<EngineName, Engine | string>()
      await use((name) => {
        const engine = engines.get(name) ?? startEngine(name, edge.address)
        engines.set(name, engine)
        return engine
      })
      for (const engine of engines.values()) if (typeof engine !== 'string') await engine.close()
      edge.close()
    },
    { scope: 'worker' },
  ],
  arrive: async ({ start, engine: name, baseURL }, use) => {
    const engine = start(name)
    if (typeof engine === 'string') return test.skip(true, engine)
    const opened: { visitor: Visitor; provoked: RegExp }[] = []
    await use(async ({ width = 1280, height = 800, provoked = /(?!)/, ...wishes } = {}) => {
      const window = await engine.openWindow({ reducedMotion: false, darkScheme: false, ...wishes })
      await window.resize(width, height)
      const visitor = new Visitor(window, baseURL ?? '')
      opened.push({ visitor, provoked })
      return visitor
    })
    const problems = opened.flatMap(({ visitor, provoked }) =>
      visitor.window.problems().filter((problem) => !provoked.test(problem)),
    )
    for (const { visitor } of opened) await visitor.window.close()
    expect(problems).toEqual([])
  },
})

export { expect }

/** Declares a group of tests once for each language. */
export function inEachLanguage(declare: (language: LanguageCode) => void): void {
  for (const language of languageCodes) test.describe(language, () => declare(language))
}
