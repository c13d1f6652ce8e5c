import type { Scene } from './isometric.ts'
import { bridge } from './scenes/bridge.ts'
import { cloud } from './scenes/cloud.ts'
import { datacenter } from './scenes/datacenter.ts'
import { financial } from './scenes/financial.ts'
import { gap } from './scenes/gap.ts'
import { lattice } from './scenes/lattice.ts'
import { manufacturing } from './scenes/manufacturing.ts'
import { oil } from './scenes/oil.ts'
import { publicSector } from './scenes/public.ts'
import { racks } from './scenes/racks.ts'
import { retail } from './scenes/retail.ts'
import { robotArm } from './scenes/robot-arm.ts'
import { stack } from './scenes/stack.ts'
import { workplace } from './scenes/workplace.ts'

/**
 * Every scene, by the file it is drawn into and its name in that file. A page gets whole files: what is shown
 * together comes together, and Home shows what is in three of them.
 */
export const sheets = {
  banners: { bridge, racks, datacenter, lattice },
  portfolio: { workplace, stack, cloud, 'robot-arm': robotArm },
  industries: { public: publicSector, financial, oil, retail, manufacturing },
  'not-found': { gap },
} as const satisfies Record<string, Record<string, Scene>>

type Sheets = typeof sheets

/** File and name of a scene: `industries/oil`. */
export type SceneName = { [File in keyof Sheets]: `${File}/${keyof Sheets[File] & string}` }[keyof Sheets]
