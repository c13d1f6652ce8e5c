import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { parts } from '../kinds/parts.ts'
import { prose } from '../kinds/prose.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
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
    pause: pause(),
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
    fields: { ...list(), picture: 'town' },
    room: prose(),
  },
  questions: {
    programs: text({ who: 'clusterUsers', hours: 0.5 }),
    jobs: figure('job', { who: 'clusterAdministrator', hours: 2 }),
    cores: figure('core', { who: 'clusterUsers', hours: 0.5 }),
    memory: figure('gigabyte', { who: 'clusterAdministrator' }),
    graphics: yesNo({ who: 'clusterUsers', hours: 0.5 }),
    data: figure('terabyte', { who: 'clusterUsers', hours: 1 }),
    power: figure('kilowatt', { who: 'facilitiesManager', hours: 1.5 }),
    start: text({ who: 'projectOwner' }),
  },
})
