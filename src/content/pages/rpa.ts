import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure, share } from '../questions.ts'

export default pageContent('rpa', {
  promise: 'assessment',
  sections: {
    candidates: { ...list(), picture: 'microsoft-365-transformation' },
    choice: table('decision'),
    examples: prose(),
    pause: pause(),
    care: prose(),
    start: prose(),
    yourPart: table('duties'),
    example: calculation({
      inputs: {
        forms: figure('number', { example: 80, max: 1_000_000 }),
        each: figure('minute', { example: 5, max: 600 }),
        left: share({ example: 0.1, max: 0.99 }),
        building: figure('hour', { example: 140, max: 100_000 }),
        upkeep: figure('hourAWeek', { example: 2, max: 400 }),
      },
      results: {
        before: 'minuteADay',
        after: 'minuteADay',
        saved: 'minuteADay',
        weekly: 'hourAWeek',
        weeks: 'week',
      },
      // A week has five working days. Where the upkeep takes what the robot saves, it never pays: ten years stand for that.
      compute: (given) => {
        const before = given.forms * given.each
        const after = before * given.left
        const saved = before - after
        const weekly = (5 * saved) / 60
        const gained = weekly - given.upkeep
        return {
          before,
          after,
          saved,
          weekly,
          weeks: gained > 0 ? Math.min(520, given.building / gained) : 520,
        }
      },
      drawing: bars('before', 'after'),
    }),
  },
})
