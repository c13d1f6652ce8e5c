// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EvenGrid } from './EvenGrid.tsx'

afterEach(cleanup)

test.each([
  // count, columns on a tablet, columns on a wide screen; + where the first item is two columns wide
  [2, '2', '2'],
  [3, '3', '3'],
  [4, '2', '4'],
  [5, '3+', '3+'],
  [6, '2', '3'],
  [7, '2+', '4+'],
  [8, '2', '4'],
  [9, '3', '3'],
  [11, '3+', '4+'],
])('%i items leave no gap', (count, tablet, wide) => {
  render(<EvenGrid count={count} />)
  const list = screen.getByRole('list')
  expect(list.dataset['columns']).toBe(tablet)
  expect(list.dataset['wideColumns']).toBe(wide)
})
