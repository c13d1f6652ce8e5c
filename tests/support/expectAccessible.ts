import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { waitForSections } from './waitForSections.ts'

const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function expectAccessible(page: Page, state: string, without: string[] = []): Promise<void> {
  await expectNoViolation(page, state, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  })
}

/** Expects enough contrast between text and ground: another colour scheme can change no other result of axe. */
export async function expectContrast(page: Page, state: string): Promise<void> {
  await expectNoViolation(page, state, { runOnly: { type: 'rule', values: ['color-contrast'] } })
}

/** Expects that axe finds nothing. It leaves out frames, which belong to third parties. */
async function expectNoViolation(page: Page, state: string, options: axe.RunOptions): Promise<void> {
  await waitForSections(page)
  // Without @axe-core/playwright, which sends the program to the page each time, and returns every check that passed.
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page)
  const found = await page.evaluate(
    async (wanted) => {
      const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(wanted)
      return {
        passes: passes.length,
        violations: violations.map(({ id, help, nodes }) => ({
          rule: `${id}: ${help}`,
          at: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
        })),
      }
    },
    { ...options, iframes: false, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
  expect(found.passes, `${state}: rules that hold`).toBeGreaterThan(0)
  expect.soft(found.violations, state).toEqual([])
}

/** Adds axe as a plain script: `page.evaluate` would run it through `eval`, which takes three times as long. */
async function addAxe(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: program })
  expect(exceptionDetails).toBeUndefined()
  await session.detach()
}
