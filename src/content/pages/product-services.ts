import { levels } from '../kinds/levels.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { responsibilities } from '../kinds/responsibilities.ts'
import { pageContent } from '../pageContent.ts'
import { figure } from '../questions.ts'

export default pageContent('product-services', {
  promise: 'recommendation',
  sections: {
    serviceLevels: { ...levels('cover', 'onsite', 'recovery'), ownerFact: 'manufacturers' },
    serviceHours: prose(),
    pause: pause(),
    example: calculation({
      inputs: {
        people: figure('person', { example: 60, max: 1_000_000 }),
        without: figure('hour', { example: 12, max: 1000 }),
        // The committed recovery of the third level.
        committed: figure('hour', { example: 6, max: 1000 }),
      },
      results: { lost: 'hour', atMost: 'hour', saved: 'hour' },
      compute: (given) => {
        const lost = given.people * given.without
        const atMost = given.people * given.committed
        return { lost, atMost, saved: Math.max(0, lost - atMost) }
      },
      drawing: bars('lost', 'atMost'),
    }),
    duties: responsibilities('you', 'qantara', 'vendor'),
    atHand: {
      ...list(),
      ownerFact: 'supportLine',
      picture: 'application-services',
    },
    yourPart: table('duties'),
  },
})
