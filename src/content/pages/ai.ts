import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure, share } from '../questions.ts'

export default pageContent('ai', {
  promise: 'assessment',
  sections: {
    tasks: cards(),
    data: { ...list(), picture: 'oracle-ebs' },
    platform: prose(),
    pause: pause(),
    trial: { ...prose(), picture: 'rpa' },
    yourPart: table('duties'),
    example: calculation({
      inputs: {
        invoices: figure('invoice', { example: 500, max: 1_000_000 }),
        each: figure('minute', { example: 3, max: 600 }),
        sure: share({ example: 0.8 }),
        wrong: share({ example: 0.01 }),
      },
      results: {
        before: 'hourADay',
        passed: 'invoice',
        handed: 'invoice',
        after: 'hourADay',
        errors: 'invoice',
      },
      compute: (given) => {
        const passed = given.invoices * given.sure
        const handed = given.invoices - passed
        const hours = (invoices: number) => (invoices * given.each) / 60
        return {
          before: hours(given.invoices),
          passed,
          handed,
          after: hours(handed),
          errors: passed * given.wrong,
        }
      },
      drawing: bars('before', 'after'),
    }),
    people: prose(),
  },
})
