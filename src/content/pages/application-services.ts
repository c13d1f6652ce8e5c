import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('application-services', {
  promise: 'proposal',
  ownerFact: 'averageSla',
  sections: {
    whatWeTakeOver: cards(),
    fromReport: steps(),
    serviceHours: table(),
    sample: table(),
    yourPart: table(),
    sapSupport: prose(),
    improvement: prose(),
  },
})
