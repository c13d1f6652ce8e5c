import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure } from '../questions.ts'

export default pageContent('iot', {
  promise: 'outline',
  sections: {
    question: prose(),
    path: cards(),
    yourPart: table('duties'),
    example: calculation({
      inputs: {
        sensors: figure('number', { example: 36, max: 10_000_000 }),
        bytes: figure('byte', { example: 100, min: 1, max: 1_000_000 }),
        wide: figure('number', { example: 10_000, min: 1, max: 1e9 }),
        tight: figure('number', { example: 1000, min: 1, max: 1e9 }),
      },
      results: { readings: 'reading', data: 'megabyte', few: 'alarm', many: 'alarm' },
      // A day has 1,440 minutes.
      compute: ({ sensors, bytes, wide, tight }) => {
        const readings = 1440 * sensors
        return { readings, data: (readings * bytes) / 1e6, few: readings / wide, many: readings / tight }
      },
      drawing: bars('few', 'many'),
    }),
    security: { ...list(), picture: 'cloud-solutions' },
    pause: pause(),
    fields: prose(),
    history: prose(),
  },
})
