import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure, share } from '../questions.ts'

export default pageContent('application-development', {
  promise: 'recommendation',
  sections: {
    whenToBuild: { ...list(), picture: 'about' },
    whatWeBuild: cards(),
    pause: pause(),
    howWeBuild: table(),
    yourPart: table('duties'),
    example: calculation({
      inputs: {
        requests: figure('number', { example: 30, max: 1_000_000 }),
        each: figure('minute', { example: 10, max: 600 }),
        left: share({ example: 0.1 }),
        days: figure('day', { example: 220, min: 1, max: 366 }),
      },
      results: { typing: 'minuteADay', still: 'minuteADay', saved: 'minuteADay', yearly: 'hour' },
      compute: (given) => {
        const typing = given.requests * given.each
        const still = typing * given.left
        const saved = typing - still
        return { typing, still, saved, yearly: (saved * given.days) / 60 }
      },
      drawing: bars('typing', 'still'),
    }),
    builtToLast: prose(),
  },
})
