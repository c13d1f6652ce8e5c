import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { parts } from '../kinds/parts.ts'
import { prose } from '../kinds/prose.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pageContent } from '../pageContent.ts'
import { figure, share, text, yesNo } from '../questions.ts'

export default pageContent('hpc-services', {
  promise: 'sizing',
  sections: {
    sizing: prose(),
    cluster: parts({
      login: 'machine',
      compute: 'nodes',
      interconnect: 'network',
      storage: 'machine',
      scheduler: 'machine',
    }),
    services: cards(),
    example: calculation({
      inputs: {
        time: figure('hour', { example: 60, max: 100_000 }),
        divisible: share({ example: 0.9 }),
        few: figure('node', { example: 8, min: 1, max: 10_000 }),
        many: figure('node', { example: 16, min: 1, max: 10_000 }),
      },
      results: { fixed: 'hour', parts: 'hour', onFew: 'hour', onMany: 'hour' },
      // Amdahl’s law.
      compute: (given) => {
        const divided = given.time * given.divisible
        const fixed = given.time - divided
        return {
          fixed,
          parts: divided,
          onFew: fixed + divided / given.few,
          onMany: fixed + divided / given.many,
        }
      },
      drawing: bars('time', 'onFew', 'onMany'),
    }),
    fields: list(),
    room: prose(),
  },
  questions: {
    programs: text(),
    jobs: figure('job'),
    cores: figure('core'),
    memory: figure('gigabyte'),
    graphics: yesNo(),
    data: figure('terabyte'),
    power: figure('kilowatt'),
    start: text(),
  },
})
