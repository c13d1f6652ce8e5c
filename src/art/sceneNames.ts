/**
 * The scenes of `src/art/scenes`, by their file. A page loads whole files; Home shows what is in three of them. Each scene
 * is a `symbol` of plain paths, whose paints are the custom properties of `artVariables.ts`; only shadows have a colour
 * of their own, transparent ink.
 */
export const scenes = {
  banners: ['bridge', 'racks', 'datacenter', 'lattice'],
  portfolio: ['workplace', 'stack', 'cloud', 'robot-arm'],
  industries: ['public', 'financial', 'oil', 'retail', 'manufacturing'],
  'not-found': ['gap'],
} as const

type Scenes = typeof scenes

/** File and name of a scene: `industries/oil`. */
export type SceneName = { [File in keyof Scenes]: `${File}/${Scenes[File][number]}` }[keyof Scenes]
