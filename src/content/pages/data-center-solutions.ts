import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, text, yearlyGrowth } from '../questions.ts'

export default pageContent('data-center-solutions', {
  promise: 'plan',
  sections: {
    layers: cards(),
    choice: table(),
    recovery: prose(),
    example: calculation({
      inputs: {
        size: figure('terabyte', { example: 6, max: 100_000 }),
        speed: figure('terabyteAnHour', { example: 1, min: 0.1, max: 1000 }),
        allowed: figure('hour', { example: 4, max: 1000 }),
        changed: figure('gigabyteAnHour', { example: 90, max: 1_000_000 }),
        lost: figure('minute', { example: 15, min: 1, max: 1440 }),
      },
      results: {
        restore: 'hour',
        every: 'minute',
        copy: 'gigabyte',
        arrival: 'minute',
        link: 'megabitASecond',
      },
      compute: (given) => {
        // A third of what may be lost is the time in which a copy has to arrive.
        const arrival = given.lost / 3
        const every = given.lost - arrival
        const copy = (given.changed * every) / 60
        const megabits = 8 * 1000 * copy
        return { restore: given.size / given.speed, every, copy, arrival, link: megabits / (60 * arrival) }
      },
      drawing: bars('restore', 'allowed'),
    }),
    handover: prose(),
    buyerQuestions: answers(),
  },
  questions: {
    workloads: choices(['databases', 'files', 'desktops', 'analysis'], { who: 'headOfIt', hours: 2 }),
    servers: figure('server', { who: 'systemAdministrator', hours: 2 }),
    data: figure('terabyte', { who: 'storageAdministrator', hours: 1 }),
    growth: yearlyGrowth({ who: 'storageAdministrator', hours: 0.5 }),
    racks: figure('rack', { who: 'facilitiesManager', hours: 0.5 }),
    power: figure('kilowatt', { who: 'facilitiesManager', hours: 1 }),
    sites: choice(['one', 'two', 'cloud'], { who: 'headOfIt' }),
    location: choice(['premises', 'country', 'anywhere', 'unknown'], { who: 'legal', hours: 1 }),
    operators: choice(['own', 'shared', 'provider'], { who: 'headOfIt' }),
    start: text({ who: 'projectOwner' }),
  },
})
