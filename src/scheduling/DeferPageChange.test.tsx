// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { startTransition, useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { PageId } from '#config/pages.ts'
import { defaultLanguage as language } from '#i18n/languages.ts'
import { AddressContext, useAddress } from '#i18n/useAddress.ts'
import { DeferPageChange } from './DeferPageChange.tsx'

/** The parts of the site, each with the page that it shows, in the order in which React has finished them. */
let order: string[] = []

function Part({ name }: { name: string }) {
  const { page } = useAddress()
  useEffect(() => void order.push(`${name} ${page}`), [name, page])
  return <p>{page}</p>
}

/** The menu comes before the page. */
const content = (
  <>
    <DeferPageChange>
      <Part name="menu" />
    </DeferPageChange>
    <Part name="page" />
  </>
)

const site = (page: PageId) => <AddressContext value={{ language, page }}>{content}</AddressContext>

afterEach(cleanup)

test('what surrounds a new page shows it after the page itself', () => {
  const { container, rerender } = render(site('home'))
  order = []
  act(() => startTransition(() => rerender(site('sap'))))
  expect(order).toEqual(['page sap', 'menu sap'])
  expect(container.textContent).toBe('sapsap')
})
