import { commonSize } from '../commonSize.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure, share } from '../questions.ts'
import { virtualMachines } from '../virtualMachines.ts'

const { memory, busy } = virtualMachines
const machines = figure('server', { who: 'systemAdministrator', min: 1, hours: 0.5 })

export default pageContent('virtualization', {
  promise: 'assessment',
  sections: {
    benefits: cards(),
    choice: prose(),
    pause: pause(),
    migration: steps(),
    limits: prose(),
    handover: { ...prose(), picture: 'application-development' },
    example: calculation({
      inputs: {
        machines: { ...machines, example: 40 },
        busy: { ...busy, example: 0.15 },
        memory: { ...memory, example: 960 },
        faster: figure('number', { example: 2, min: 0.5, max: 20 }),
        atMost: share({ example: 0.6, min: 0.1 }),
      },
      results: {
        work: 'server',
        carrying: 'server',
        all: 'server',
        each: 'gigabyte',
        platform: 'gigabyte',
        size: 'gigabyte',
      },
      compute: (given) => {
        const work = given.machines * given.busy
        // A hair above a whole number comes from the arithmetic, and needs no server.
        const carrying = Math.max(1, Math.ceil(work / given.faster / given.atMost - 1e-9))
        const each = given.memory / carrying
        const platform = 64
        return { work, carrying, all: carrying + 1, each, platform, size: commonSize(each + platform) }
      },
      drawing: bars('machines', 'all'),
    }),
  },
  // Here, machines may be physical.
  questions: {
    ...virtualMachines,
    machines,
    processors: figure('coreOrVcpu', { who: 'systemAdministrator', hours: 0.5 }),
  },
})
