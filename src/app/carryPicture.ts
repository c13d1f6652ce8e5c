import { isInWindow } from '#hooks/fadeIn.ts'
import { duration, easing } from '#theme/motion.ts'

/** Material 3's motion of a container that becomes a page. */
const timing = { duration: duration.standard, easing: easing.easeInOut, fill: 'backwards' } as const

/** On a phone its way leads behind the new page's words: at full strength, their lines would cross. */
const passesWords = [
  { opacity: 0.25, offset: 0.3 },
  { opacity: 0.25, offset: 0.8 },
]

interface Place {
  x: number
  y: number
  width: number
}

/** Where scenes stood in the window when a link was pressed, by their names. */
let seen = new Map<string | undefined, Place>()

/** Remembers the scenes in the window: the next page may have one of them. */
export function rememberPictures(): void {
  const scenes = [...document.querySelectorAll<SVGElement>('main [data-scene]')]
  seen = new Map(scenes.filter(isInWindow).map((scene) => [scene.dataset['scene'], placeOf(scene)]))
}

/**
 * Lets a scene of the new page come from where it stood in the page before: one in the first window, or in the section
 * that the address names. It starts with the page's first frame, and nothing waits for it: a view transition of the
 * browser would hold the page back.
 */
export function carryPicture(section: Element | null): Element | undefined {
  const before = seen
  seen = new Map()
  const scenes = (section ?? document).querySelectorAll<SVGElement>('svg[data-scene]')
  const picture = [...scenes].find(
    (scene) => before.has(scene.dataset['scene']) && (section !== null || isInFirstWindow(scene)),
  )
  const from = before.get(picture?.dataset['scene'])
  if (!picture || !from) return undefined
  const to = placeOf(picture)
  picture.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: from.width / to.width, offset: 0 },
      ...passesWords,
    ],
    timing,
  )
  return picture
}

/** Of a scene, which is drawn 4 by 3 in the middle of its frame, also before its file has come. */
function placeOf(scene: Element): Place {
  const { x, y, width, height } = scene.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2, width: Math.min(width, (height * 4) / 3) }
}

/** In the window once the page is at its top, to which it still has a part of the way. */
function isInFirstWindow(element: Element): boolean {
  const { top, width } = element.getBoundingClientRect()
  return width > 0 && top + window.scrollY < window.innerHeight
}
