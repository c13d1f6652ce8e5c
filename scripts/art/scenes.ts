import type { Sheets } from '../../src/art/sceneNames.ts'
import type { Scene } from './scene.ts'
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

/** Every scene, by the file it is drawn into and its name in that file. */
export const sheets: { [File in keyof Sheets]: Record<Sheets[File], Scene> } = {
  banners: { bridge, racks, datacenter, lattice },
  portfolio: { workplace, stack, cloud, 'robot-arm': robotArm },
  industries: { public: publicSector, financial, oil, retail, manufacturing },
  'not-found': { gap },
}
