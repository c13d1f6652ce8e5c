import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure } from '../questions.ts'

export default pageContent('bi', {
  promise: 'outline',
  sections: {
    meaning: { ...prose(), picture: 'professional-services' },
    pause: pause(),
    example: calculation({
      inputs: {
        placed: figure('order', { example: 1200 }),
        delivered: figure('order', { example: 1050 }),
        paid: figure('order', { example: 900 }),
      },
      results: { waiting: 'order', unpaid: 'order' },
      compute: ({ placed, delivered, paid }) => ({
        waiting: Math.max(0, placed - delivered),
        unpaid: Math.max(0, placed - paid),
      }),
      drawing: bars('placed', 'delivered', 'paid'),
    }),
    path: cards(),
    yourPart: table('duties'),
    questions: table(),
    access: prose(),
    adoption: prose(),
  },
})
