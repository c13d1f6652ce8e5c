import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('cybersecurity', {
  promise: 'scope',
  sections: {
    penetrationTesting: { ...list(), picture: 'security-services' },
    pause: pause(),
    securityAssessment: cards(),
    comparison: table('decision'),
    yourPart: table('duties'),
    report: prose(),
    sample: table(),
  },
})
