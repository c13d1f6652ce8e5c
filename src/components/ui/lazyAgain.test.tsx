// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import errors from '../../../locales/en/errors.json'
import { createI18n } from '#i18n/createI18n.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyAgain } from './lazyAgain.tsx'
import { RetryButton } from './RetryButton.tsx'

// React reports each caught error, which is what these tests provoke.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const code = { default: ({ name }: { name: string }) => <p>{name}</p> }

/** A part whose code comes as the answers say, one after the other. */
function partThat(...answers: ('fails' | 'comes')[]) {
  const load = vi.fn<() => Promise<typeof code>>(() =>
    answers.shift() === 'comes' ? Promise.resolve(code) : Promise.reject(new Error('offline')),
  )
  const Part = lazyAgain(load)
  const page = (
    <I18nextProvider i18n={createI18n('en', { errors })}>
      <Suspense fallback="on its way">
        <ErrorBoundary renderFallback={(retry) => <RetryButton {...retry} />}>
          <Part name="the part" />
        </ErrorBoundary>
      </Suspense>
    </I18nextProvider>
  )
  return { load, page }
}

test('code that could not be fetched is fetched again by a press, as often as it takes', async () => {
  const { load, page } = partThat('fails', 'fails', 'comes')
  render(page)
  await userEvent.click(await screen.findByRole('button'))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
  await userEvent.click(screen.getByRole('button'))
  await screen.findByText('the part')
  expect(load).toHaveBeenCalledTimes(3)
})

test('it is fetched again when the part is opened anew', async () => {
  const { load, page } = partThat('fails', 'comes')
  const { unmount } = render(page)
  await screen.findByRole('button')
  unmount()
  render(page)
  await screen.findByText('the part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failure is asked for once until someone wants it again', async () => {
  const { load, page } = partThat('fails')
  const { rerender } = render(page)
  await screen.findByRole('button')
  rerender(page)
  expect(load).toHaveBeenCalledTimes(1)
})
