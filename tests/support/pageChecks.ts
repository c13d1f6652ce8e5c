import { expect, type Page } from '@playwright/test'
import { tornWords } from './tornWords.ts'

/** Repeats its checks: right after a change of the window, the page may still have the layout of the old window. */
const soft = expect.configure({ soft: true })

export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const beyond = [...document.body.querySelectorAll('*')].map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return { element, by: Math.max(-left, right - clientWidth) }
      })
      const [widest] = beyond.toSorted((a, b) => b.by - a.by)
      const text = widest?.element.textContent.slice(0, 60)
      const tag = widest?.element.outerHTML.split('>', 1)[0]
      return `${scrollWidth} px wide: ${tag} "${text}" sticks out by ${widest?.by} px`
    })
  await soft.poll(excess, state).toBeNull()
}

export async function expectFooterLast(page: Page, state: string): Promise<void> {
  const after = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return document.documentElement.scrollHeight - Math.round(bottom + scrollY)
    })
  await soft.poll(after, `${state}: px after the footer`).toBe(0)
}

/** Expects that no word or number that is shown stands on two lines. */
export async function expectNoTornWord(page: Page, state: string): Promise<void> {
  const torn = () => page.locator('body *').evaluateAll(tornWords)
  await soft.poll(torn, `${state}: words cut in two`).toEqual([])
}

/** Expects that no grid of cards leaves a gap in its last row. Each finding is the first words of a row. */
export async function expectFullRows(page: Page, state: string): Promise<void> {
  const shortRows = () =>
    page.evaluate(() => {
      const grids = [...document.querySelectorAll('main ul')].filter(
        (list) =>
          list.checkVisibility() &&
          getComputedStyle(list).display === 'grid' &&
          // Not the signs of the landscape, which stand one upon the other.
          getComputedStyle(list).position !== 'absolute',
      )
      return grids.flatMap((grid) => {
        // Inside its border.
        const left = grid.getBoundingClientRect().left + grid.clientLeft
        const right = left + grid.clientWidth
        const shown = [...grid.children].filter((item) => item.checkVisibility())
        const rows = Map.groupBy(shown, (item) => Math.round(item.getBoundingClientRect().top))
        return [...rows.values()]
          .filter((items) => {
            const boxes = items.map((item) => item.getBoundingClientRect())
            const start = Math.min(...boxes.map((box) => box.left))
            const end = Math.max(...boxes.map((box) => box.right))
            return start - left > 2 || right - end > 2
          })
          .map(([first]) => first?.textContent.slice(0, 40) ?? '')
      })
    })
  await soft.poll(shortRows, `${state}: rows of cards with a gap`).toEqual([])
}

/**
 * Expects that words of several lines end where the table of their section does, have the longest lines that one reads
 * well, or stand in the first of two columns.
 */
export async function expectWordsToEndWithTables(page: Page, state: string): Promise<void> {
  const others = () =>
    page.evaluate(() => {
      const isRtl = document.dir === 'rtl'
      const sections = [...document.querySelectorAll('main section:has(table)')].filter(
        (section) => !section.querySelector(':scope section table'),
      )
      return sections.flatMap((section) => {
        // A closed part has no measures for what is in it.
        const table = section.querySelector('details:has(table), table')?.getBoundingClientRect()
        if (!table) return []
        return [...section.querySelectorAll('p')]
          .filter((words) => words.checkVisibility() && getComputedStyle(words).textAlign !== 'center')
          .filter((words) => {
            const box = words.getBoundingClientRect()
            const short = isRtl ? box.left - table.left : table.right - box.right
            const style = getComputedStyle(words)
            const isOneLine = box.height < 1.5 * Number.parseFloat(style.lineHeight)
            const ems = Number.parseFloat(style.getPropertyValue('--wide-measure'))
            const isWide = box.width > ems * Number.parseFloat(style.fontSize) - 1
            return !isOneLine && !isWide && Math.abs(short) > 1 && short < table.width / 2
          })
          .map((words) => words.textContent.slice(0, 40))
      })
    })
  await soft.poll(others, `${state}: words that end elsewhere than the table`).toEqual([])
}

/** Expects that every link and button of the bar is inside the window, and that none overlaps another. */
export async function expectBarFits(page: Page, state: string): Promise<void> {
  const findings = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('header :is(a, button)')]
        .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .toSorted((a, b) => a.box.left - b.box.left)
      if (boxes.length === 0) return ['the bar is empty']
      return boxes.flatMap(({ name, box }, index) => {
        const found: string[] = []
        if (box.left < 0 || box.right > document.documentElement.clientWidth) found.push(`${name}: outside`)
        for (const other of boxes.slice(index + 1)) {
          const inRow = box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1
          if (inRow && box.right > other.box.left + 1) found.push(`${name}: lies upon ${other.name}`)
        }
        return found
      })
    })
  await soft.poll(findings, state).toEqual([])
}

/** Expects an opening of at most three quarters of a laptop's first screen: the page's contents begin there. */
export async function expectLowOpening(page: Page, state: string): Promise<void> {
  const opening = page.locator('main > :first-child')
  const bottom = () => opening.evaluate((banner) => banner.getBoundingClientRect().bottom + scrollY)
  await soft.poll(bottom, `${state}: end of the opening`).toBeLessThanOrEqual(0.75 * 900)
}

/** Returns how far the content has moved by itself since the page was opened: CLS, but without its time windows. */
export async function layoutShift(page: Page): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node: Node | null }[]
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const shifts = await new Promise<Shift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Shift[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve(observer.takeRecords() as Shift[]), 50)
    }).then((all) => {
      // Nobody sees a move before the first paint: until then, the page may change its typeface.
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return all.filter(({ startTime }) => startTime >= (painted?.startTime ?? 0))
    })
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources }) =>
        sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ''),
        ),
      ),
    }
  })
}

/**
 * Expects Arabic typography. Arabic letters join, do not slant and have no capitals: letter spacing, italics and upper
 * case spoil them. They are taller than Latin letters: lines that are too close cut their dots.
 * @see https://www.w3.org/TR/css-text-3/#cursive-tracking
 */
export async function expectArabicSetAsArabic(page: Page, state: string): Promise<void> {
  const { count, findings } = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{Script=Arabic}/u.test(node.textContent ?? ''),
      ),
    )
    return {
      count: elements.length,
      findings: elements.flatMap((element) => {
        const { letterSpacing, fontStyle, textTransform, fontSynthesis, lineHeight, fontSize } =
          getComputedStyle(element)
        const isTracked = !['normal', '0px'].includes(letterSpacing)
        const isFaked = fontSynthesis !== 'none'
        // IBM Plex Sans Arabic needs 1.61 in bold. Headings are closer: their letters have no vowel marks.
        const isHeading =
          element.closest('h1, h2, h3, h4, h5, h6') !== null || Number.parseFloat(fontSize) >= 20
        const least = isHeading ? 1.38 : 1.6
        const isCrowded = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < least - 0.005
        if (!isTracked && !isFaked && !isCrowded && fontStyle === 'normal' && textTransform === 'none')
          return []
        const found = [letterSpacing, fontStyle, textTransform, fontSynthesis, lineHeight, fontSize]
        return [`${element.outerHTML.slice(0, 120)}: ${found.join(', ')}`]
      }),
    }
  })
  expect(count, state).toBeGreaterThan(0)
  expect.soft(findings, state).toEqual([])
}
