import { commonSize } from '../commonSize.ts'
import { answers } from '../kinds/answers.ts'
import { calculation, waterfall } from '../kinds/calculation.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, text, yearlyGrowth } from '../questions.ts'

const memory = figure('gigabyte', { who: 'sapAdministrator', example: 600, min: 1, max: 24_000, hours: 0.75 })
const growth = yearlyGrowth({ who: 'sapAdministrator', example: 0.15, hours: 0.5 })
const years = figure('year', { who: 'finance', example: 3, min: 1, max: 10 })

export default pageContent('sap', {
  promise: 'sizing',
  sections: {
    example: calculation({
      inputs: { memory, growth, years, servers: figure('server', { example: 2, min: 1, max: 10 }) },
      results: {
        work: 'gigabyte',
        doubled: 'gigabyte',
        added: 'gigabyte',
        grown: 'gigabyte',
        spare: 'gigabyte',
        size: 'gigabyte',
        all: 'gigabyte',
      },
      compute: (given) => {
        // SAP HANA calculates in as much memory as the tables take.
        const doubled = 2 * given.memory
        const grown = doubled * (1 + given.growth) ** given.years
        const size = commonSize(grown)
        return {
          work: given.memory,
          doubled,
          added: grown - doubled,
          grown,
          spare: size - grown,
          size,
          all: size * given.servers,
        }
      },
      drawing: waterfall('memory', 'work', 'added', 'spare', 'size'),
    }),
    servers: { ...table('decision'), ownerFact: 'memory' },
    aroundTheServer: { ...list(), picture: 'netapp' },
    pause: pause(),
    consulting: prose(),
    buyerQuestions: answers(),
  },
  questions: {
    product: choices(['s4hana', 'bw', 'erp', 'other'], { who: 'sapAdministrator' }),
    release: text({ who: 'sapAdministrator' }),
    memory,
    growth,
    years,
    users: figure('user', { who: 'sapAdministrator', hours: 0.25 }),
    systems: choices(['production', 'test', 'development', 'standby'], {
      who: 'sapAdministrator',
      hours: 0.5,
    }),
    takeover: choice(['none', 'oneSite', 'twoSites'], { who: 'headOfIt', hours: 2 }),
    start: text({ who: 'projectOwner' }),
    downtime: figure('hour', { who: 'departments', max: 1000, hours: 4 }),
  },
})
