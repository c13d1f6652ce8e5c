import { showWithoutScripts } from '#app/showWithoutScripts.ts'

async function start(root: HTMLElement) {
  // The browser evaluates React, Material UI with what pages share, and the site in a task each, and answers the visitor
  // in between. On a slow phone the longest task after the first paint has 115 ms; with all in one it had 250.
  await import('react-dom/client')
  await import('@mui/material/Box')
  const { startSite } = await import('#app/startSite.tsx')
  await startSite(root)
}

const root = document.getElementById('root')
if (root && !document.documentElement.hidden) {
  start(root).catch((error: unknown) => {
    reportError(error)
    showWithoutScripts()
  })
}
