import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('application-services', {
  promise: 'proposal',
  ownerFact: 'averageSla',
  sections: {
    whatWeTakeOver: cards(),
    fromReport: steps(),
    pause: pause(),
    serviceHours: { ...table('decision'), picture: 'product-services' },
    sample: table(),
    yourPart: table('duties'),
    sapSupport: prose(),
    improvement: prose(),
  },
})
