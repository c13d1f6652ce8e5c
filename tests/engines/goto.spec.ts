import { expect, test } from './support/test.ts'

/** Runs in the page: the long task of a page that starts, in the middle of which React Router rewrites the address. */
function startSlowly() {
  setTimeout(() => {
    const start = performance.now()
    while (performance.now() < start + 60);
    history.replaceState({}, '')
    while (performance.now() < start + 160);
  }, 30)
}

test('a window that leaves a page before it has started shows the next page', async ({
  openVisitor,
  baseURL,
}) => {
  // Firefox looks for an icon of a text, too.
  const { window } = await openVisitor({ reducedMotion: true, provoked: /favicon/ })
  for (const address of ['/robots.txt', '/sitemap.xml', '/robots.txt']) {
    await window.evaluate(startSlowly)
    await new Promise((resolve) => setTimeout(resolve, 40))
    await window.goto(baseURL + address)
    expect(await window.evaluate(() => location.pathname)).toBe(address)
  }
})
