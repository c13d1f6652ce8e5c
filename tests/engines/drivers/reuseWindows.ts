import type { BrowserWindow, DriverWindow, Engine, Preferences } from './Engine.ts'

/**
 * Reuses a window for visitors with the same preferences: a new window costs a process, and the browser reads every
 * script anew in it.
 * @param start Opens a new window with a store of its own.
 */
export function reuseWindows(
  start: (preferences: Preferences) => Promise<DriverWindow>,
  close: () => Promise<void>,
): Engine {
  const idle = new Map<string, DriverWindow[]>()
  return {
    openWindow: async (preferences): Promise<BrowserWindow> => {
      const key = JSON.stringify(preferences)
      const alike = idle.get(key) ?? []
      idle.set(key, alike)
      const window = alike.pop() ?? (await start(preferences))
      const before = window.problems().length
      return {
        ...window,
        problems: () => window.problems().slice(before),
        close: async () => {
          await forget(window)
          alike.push(window)
        },
      }
    },
    close,
  }
}

async function forget(window: DriverWindow) {
  await window.evaluate(clearStorage)
  await window.forgetCookies()
  // Moves the pointer away from anything that the next page may show.
  await window.moveTo(0, 0)
}

function clearStorage() {
  localStorage.clear()
  sessionStorage.clear()
}
