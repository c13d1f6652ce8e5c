import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('cybersecurity', {
  promise: 'scope',
  sections: {
    penetrationTesting: list(),
    securityAssessment: cards(),
    comparison: table(),
    yourPart: table(),
    report: prose(),
    sample: table(),
  },
})
