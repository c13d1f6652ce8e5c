import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('cloud-services', {
  promise: 'assessment',
  sections: {
    assessment: prose(),
    decisions: table(),
    sample: table(),
    yourPart: table(),
    moving: prose(),
    operation: cards(),
    duties: table(),
  },
})
