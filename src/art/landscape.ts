/**
 * The landscape behind the banners of Home: an island for each banner, on one axis, with a viaduct from each to the next.
 * All its drawings have the origin of their island, and are drawn in 1280 by 960 units.
 */
export const landscape = {
  width: 1280,
  height: 960,
  /** From an island to the next, in units: along an axis of the isometric projection. */
  step: { x: 1500, y: -866 },
} as const

/** An island, with the sea around it and the viaduct that leads to it. */
export type Place = 'bridge' | 'racks' | 'datacenter' | 'lattice'
