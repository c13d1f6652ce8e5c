import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure } from '../questions.ts'

export default pageContent('ml', {
  promise: 'plan',
  sections: {
    approach: prose(),
    uses: list(),
    records: { ...list(), picture: 'iot' },
    example: calculation({
      inputs: {
        faults: figure('fault', { example: 20, min: 1, max: 1_000_000 }),
        found: figure('fault', { example: 15, min: 1, max: 1_000_000 }),
        warnings: figure('warning', { example: 45, min: 1, max: 10_000_000 }),
      },
      results: { caught: 'percent', right: 'percent', checks: 'check' },
      compute: ({ faults, found, warnings }) => ({
        caught: Math.min(1, found / faults),
        right: Math.min(1, found / warnings),
        checks: warnings / found,
      }),
      drawing: bars('faults', 'found', 'warnings'),
    }),
    path: steps(),
    pause: pause(),
    yourPart: table('duties'),
    review: prose(),
  },
})
