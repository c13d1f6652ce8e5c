import { useSyncExternalStore } from 'react'
import { store } from '#storage.ts'
import { type ColorScheme, preferredScheme, storedSchemeKey } from './preferredScheme.ts'

const changed = new EventTarget()

/** The scheme that the document shows; `src/boot/markDocument.ts` sets the first one. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, shownScheme, () => 'light')
}

/** Shows a scheme and stores the choice, where storage is allowed. */
export function chooseColorScheme(scheme: ColorScheme): void {
  show(scheme)
  store('localStorage', storedSchemeKey, scheme)
}

function shownScheme(): ColorScheme {
  return document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light'
}

function show(scheme: ColorScheme) {
  document.documentElement.dataset['scheme'] = scheme
  changed.dispatchEvent(new Event('change'))
}

function followSystem() {
  show(preferredScheme())
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  changed.addEventListener('change', listener)
  system.addEventListener('change', followSystem)
  return () => {
    changed.removeEventListener('change', listener)
    system.removeEventListener('change', followSystem)
  }
}
