/** The drawings of `drawn/`, by their file. A page gets whole files; Home shows what is in three of them. */
export interface Sheets {
  banners: 'bridge' | 'racks' | 'datacenter' | 'lattice'
  portfolio: 'workplace' | 'stack' | 'cloud' | 'robot-arm'
  industries: 'public' | 'financial' | 'oil' | 'retail' | 'manufacturing'
  'not-found': 'gap'
}

/** File and name of a drawing: `industries/oil`. */
export type SceneName = { [File in keyof Sheets]: `${File}/${Sheets[File]}` }[keyof Sheets]
