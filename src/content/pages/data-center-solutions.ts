import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, text, yearlyGrowth } from '../questions.ts'

export default pageContent('data-center-solutions', {
  promise: 'plan',
  sections: {
    layers: cards(),
    choice: table('decision'),
    room: prose(),
    pause: pause(),
    recovery: prose(),
    example: calculation({
      inputs: {
        size: figure('terabyte', { example: 12, max: 100_000 }),
        speed: figure('terabyteAnHour', { example: 2, min: 0.1, max: 1000 }),
        allowed: figure('hour', { example: 4, max: 1000 }),
        changed: figure('gigabyteAnHour', { example: 90, max: 1_000_000 }),
        lost: figure('minute', { example: 15, min: 1, max: 1440 }),
      },
      results: {
        restore: 'hour',
        margin: 'minute',
        every: 'minute',
        copy: 'gigabyte',
        arrival: 'minute',
        link: 'megabitASecond',
      },
      compute: (given) => {
        // A fifth of what may be lost is kept as a margin. In a third of the rest a copy has to arrive.
        const margin = given.lost / 5
        const arrival = (given.lost - margin) / 3
        const every = given.lost - margin - arrival
        const copy = (given.changed * every) / 60
        const megabits = 8 * 1000 * copy
        const link = megabits / (60 * arrival)
        return { restore: given.size / given.speed, margin, every, copy, arrival, link }
      },
      drawing: bars('restore', 'allowed'),
    }),
    handover: prose(),
    buyerQuestions: { ...answers(), picture: 'hpc-services' },
  },
  questions: {
    workloads: choices(['databases', 'files', 'desktops', 'analysis'], { who: 'headOfIt', hours: 3 }),
    servers: figure('server', { who: 'systemAdministrator', hours: 0.75 }),
    data: figure('terabyte', { who: 'storageAdministrator', hours: 0.25 }),
    growth: yearlyGrowth({ who: 'storageAdministrator', hours: 0.5 }),
    sites: choice(['one', 'two', 'cloud'], { who: 'headOfIt' }),
    location: choice(['premises', 'country', 'anywhere', 'unknown'], { who: 'legal', hours: 4 }),
    start: text({ who: 'projectOwner' }),
    power: figure('kilowatt', { who: 'facilitiesManager', hours: 1 }),
  },
})
