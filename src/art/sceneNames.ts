/**
 * The drawings of `drawn/`, by their file. A page gets whole files; Home shows what is in three of them. Each
 * drawing is a `symbol` of plain paths, whose paints are the custom properties of `artVariables.ts`.
 */
export const sheets = {
  banners: ['bridge', 'racks', 'datacenter', 'lattice'],
  portfolio: ['workplace', 'stack', 'cloud', 'robot-arm'],
  industries: ['public', 'financial', 'oil', 'retail', 'manufacturing'],
  'not-found': ['gap'],
} as const

type Sheets = typeof sheets

/** File and name of a drawing: `industries/oil`. */
export type SceneName = { [File in keyof Sheets]: `${File}/${Sheets[File][number]}` }[keyof Sheets]
