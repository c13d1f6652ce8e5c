// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { Activity, Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AfterPage } from './AfterPage.tsx'

test('what stands before and after the page comes to life after it', async () => {
  const alive: string[] = []
  function Part({ name }: { name: string }) {
    useEffect(() => void alive.push(name))
    return <p>{name}</p>
  }
  const site = (
    <>
      <AfterPage>
        <Part name="menu" />
      </AfterPage>
      <Part name="bar" />
      <Suspense>
        <Activity>
          <Part name="page" />
        </Activity>
      </Suspense>
      <AfterPage>
        <Part name="footer" />
      </AfterPage>
    </>
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(site)
  await act(() => hydrateRoot(root, site))
  expect(alive).toEqual(['bar', 'page', 'menu', 'footer'])
})
