/** Material 3's motion of a container that becomes a page. */
const timing = { duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'backwards' } as const

/** Where the pictures stood that were in the window when a link was pressed: that of the link's card, and all by scene. */
let seen: { card: DOMRect | undefined; scenes: Map<string | null, DOMRect> } | undefined

/** Remembers the pictures in the window, of which the pressed link's may go along to its page. */
export function rememberPictures(link: Element): void {
  const scenes = [...document.querySelectorAll('main use')].filter(isInWindow)
  const card = scenes.find((scene) => link.closest('li')?.contains(scene))
  seen = {
    card: card?.getBoundingClientRect(),
    scenes: new Map(scenes.map((scene) => [scene.getAttribute('href'), scene.getBoundingClientRect()])),
  }
}

/**
 * Lets the first picture of a new page come from where the pressed card's stood, or the same one. It starts with the
 * page's first frame, and nothing waits for it: a view transition of the browser would hold the page back.
 */
export function carryPicture(): Element | undefined {
  const before = seen
  seen = undefined
  const scene = [...document.querySelectorAll('main svg > use')].find(isInFirstWindow)
  const picture = scene?.parentElement
  const from = before?.card ?? before?.scenes.get(scene?.getAttribute('href') ?? null)
  if (!scene || !picture || !from) return undefined
  const to = scene.getBoundingClientRect()
  // Its file may not have come yet.
  if (to.width === 0) return undefined
  const scale = from.width / to.width
  // The picture grows from its own middle, which is not that of what is drawn in it.
  const own = middleOf(picture.getBoundingClientRect())
  const [start, end] = [middleOf(from), middleOf(to)]
  const x = start.x - own.x - scale * (end.x - own.x)
  const y = start.y - own.y - scale * (end.y - own.y)
  picture.animate([{ translate: `${x}px ${y}px`, scale, offset: 0 }], timing)
  return picture
}

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 })

/** In the window once the page is at its top, to which it still has a part of the way. */
function isInFirstWindow(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight
}

export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
