import type { Page } from '@playwright/test'

/**
 * Records from now on the results of a function in every frame, before and after the frame is painted. A result that
 * stays the same is recorded once. The function runs in the page, so it cannot use variables of the test.
 */
export async function recordFrames(page: Page, look: () => unknown): Promise<void> {
  await page.evaluate(callOf(look))
}

export async function recordFramesFromStart(page: Page, look: () => unknown): Promise<void> {
  await page.addInitScript({ content: callOf(look) })
}

function callOf(look: () => unknown) {
  return `(${String(recorder)})(${String(look)})`
}

export async function recordedFrames<Seen>(page: Page): Promise<Seen[]> {
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames)
  return frames.map((frame) => JSON.parse(frame) as Seen)
}

/** Gives what was recorded, and records no more: each frame costs the page a look. */
export async function endOfFrames<Seen>(page: Page): Promise<Seen[]> {
  const frames = await recordedFrames<Seen>(page)
  await page.evaluate(() => Object.assign(window, { framesEnd: true }))
  return frames
}

function recorder(look: () => unknown) {
  const frames: string[] = []
  const record = () => {
    const seen = JSON.stringify(look() ?? null)
    if (seen !== frames.at(-1)) frames.push(seen)
  }
  const watch = () => {
    record()
    // The next task runs after the frame is painted.
    setTimeout(record)
    if (!('framesEnd' in window)) requestAnimationFrame(watch)
  }
  Object.assign(window, { frames })
  watch()
}
