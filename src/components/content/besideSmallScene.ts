import { dimensions } from '#theme/tokens.ts'

/** The width of an opening's scene on phones, where it reaches to the window's edge. It is three quarters as high. */
export const smallScene = 'min(168px, 28vh)'

/** The scene's distance from the bar, in px: on phones, where it stands alone below the bar, and in wider windows. */
export const sceneTop = { xs: dimensions.barOffset + 8, sm: dimensions.barOffset - 2 }

/**
 * The distance from the window's top to the words, in windows of all widths.
 * @param below the distance from the scene's top to the words, in px
 */
export const belowBar = (below: number) => ({
  xs: `calc(var(--bar-end) + ${sceneTop.xs + below}px)`,
  sm: `calc(var(--bar-end) + ${sceneTop.sm + below}px)`,
})

/** The space between the breadcrumb and the title on phones, in steps of spacing. */
export const aboveTitle = 1.5

/** The scene may reach so far into the title's first line, above its letters, in px. */
const intoTitle = 7

/** The breadcrumb may reach so far into the scene, whose lower corner is empty, in px. */
const intoScene = 4

/**
 * The breadcrumb beside the scene, so high that the title begins below the scene.
 * @param below the distance from the scene's top to the breadcrumb on phones, in px
 */
export const besideSmallScene = (below: number) => {
  const minBlockSize = `calc(0.75 * ${smallScene} - ${below + 8 * aboveTitle + intoTitle}px)`
  const paddingInlineEnd = `calc(${smallScene} - ${dimensions.gutter + intoScene}px)`
  return {
    display: { xs: 'grid', sm: 'block' },
    alignContent: 'end',
    minBlockSize: { xs: minBlockSize, sm: 0 },
    paddingInlineEnd: { xs: paddingInlineEnd, sm: 0 },
  } as const
}
