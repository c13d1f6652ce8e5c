import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure } from '../questions.ts'

export default pageContent('digital-transformation', {
  promise: 'recommendation',
  sections: {
    process: prose(),
    services: table('decision'),
    learning: { ...prose(), picture: 'ml' },
    steps: steps(),
    pause: pause(),
    yourPart: table('duties'),
    example: calculation({
      inputs: {
        days: figure('day', { example: 9, min: 1, max: 366 }),
        people: figure('person', { example: 4, min: 1, max: 1000 }),
        each: figure('minute', { example: 10, max: 10_000 }),
      },
      results: { total: 'hour', work: 'hour', part: 'percent' },
      compute: ({ days, people, each }) => {
        const total = 8 * days
        const work = (people * each) / 60
        return { total, work, part: work / total }
      },
      drawing: bars('total', 'work'),
    }),
    people: prose(),
  },
})
