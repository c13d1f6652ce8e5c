// @vitest-environment jsdom
import { startTransition, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { createI18n } from '#i18n/createI18n.ts'
import { defaultLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { DeferLocaleChange } from './DeferLocaleChange.tsx'

const [first = defaultLanguage, other = defaultLanguage] = languageCodes

const i18ns = Object.fromEntries(languageCodes.map((code) => [code, createI18n(code, {})])) as Record<
  LanguageCode,
  i18n
>

/** The parts of the page, each with its language, in the order in which React has finished them. */
let order: string[] = []

function Part({ name }: { name: string }) {
  const { code } = useLanguage()
  useEffect(() => void order.push(`${name} ${code}`), [name, code])
  return <p>{code}</p>
}

/** A menu that is closed comes before what the visitor sees. */
const content = (
  <>
    <DeferLocaleChange>
      <Part name="menu" />
    </DeferLocaleChange>
    <Part name="page" />
  </>
)

const page = (code: LanguageCode) => <I18nextProvider i18n={i18ns[code]}>{content}</I18nextProvider>

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

test('React hydrates, and puts into another language, what is seen before what is out of sight', async () => {
  document.body.innerHTML = `<div>${renderToString(page(first))}</div>`
  order = []
  const container = document.body.firstElementChild as HTMLElement
  startTransition(() => void (root = hydrateRoot(container, page(first))))
  await vi.waitFor(() => expect(order).toEqual([`page ${first}`, `menu ${first}`]))
  order = []
  startTransition(() => root?.render(page(other)))
  await vi.waitFor(() => expect(order).toEqual([`page ${other}`, `menu ${other}`]))
  expect(container.textContent).toBe(other + other)
})
