import { commonSize } from '../commonSize.ts'
import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { calculation, machines } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure, share } from '../questions.ts'

export default pageContent('fsas-portfolio', {
  promise: 'quotation',
  sections: {
    portfolio: table('decision'),
    servers: cards(),
    storage: prose(),
    integratedSystems: list(),
    quotation: { ...list(), picture: 'sap' },
    pause: pause(),
    example: calculation({
      inputs: {
        memory: figure('gigabyte', { example: 640, max: 10_000_000 }),
        moreMemory: share({ example: 0.25, max: 10 }),
        data: figure('terabyte', { example: 20, max: 100_000 }),
        moreData: share({ example: 0.5, max: 10 }),
        servers: figure('server', { example: 3, min: 2, max: 100 }),
      },
      results: {
        grown: 'gigabyte',
        each: 'gigabyte',
        platform: 'gigabyte',
        size: 'gigabyte',
        capacity: 'terabyte',
      },
      compute: (given) => {
        const grown = given.memory * (1 + given.moreMemory)
        const each = grown / (given.servers - 1)
        const platform = 64
        const size = commonSize(each + platform)
        return { grown, each, platform, size, capacity: given.data * (1 + given.moreData) }
      },
      drawing: machines('servers'),
    }),
    delivery: prose(),
  },
})
