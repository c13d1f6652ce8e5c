// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useVisibleHeight } from './useVisibleHeight.ts'

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'))

function fittedTo(viewport: { height: number; scale: number; offsetTop: number }) {
  const visualViewport = Object.assign(new EventTarget(), viewport)
  Object.defineProperty(window, 'visualViewport', { value: visualViewport, configurable: true })
  const current = document.createElement('div')
  renderHook(() => useVisibleHeight({ current })).unmount()
  return ['--visible-height', '--visible-top'].map((name) => current.style.getPropertyValue(name))
}

test('a keyboard leaves less of the window', () => {
  expect(fittedTo({ height: 320, scale: 1, offsetTop: 40 })).toEqual(['320px', '40px'])
})

test('a pinch leaves the element its size and its place', () => {
  expect(fittedTo({ height: 180, scale: 4, offsetTop: 90 })).toEqual(['720px', '0px'])
})
