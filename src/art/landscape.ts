/**
 * The landscape behind the banners of Home: an island for each banner, on one axis, with a viaduct from each to the next.
 * An island is the scene of the page that its banner leads to, so that page's opening begins with it. All drawings have
 * the origin of their island, and are drawn in 1280 by 960 units.
 */
export const landscape = {
  width: 1280,
  height: 960,
  /** From an island to the next, in units: along an axis of the isometric projection. */
  step: { x: 1500, y: -866 },
} as const

/** The scenes that are islands, in the order of the landscape. */
export const islands = [
  'contact',
  'fsas-portfolio',
  'data-center-solutions',
  'digital-transformation',
] as const
