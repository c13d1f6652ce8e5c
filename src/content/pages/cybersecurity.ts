import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('cybersecurity', {
  promise: 'scope',
  sections: {
    penetrationTesting: { ...list(), detail: { scene: 'security-services', part: [35, 8, 350] } },
    pause: pause(),
    securityAssessment: cards(),
    comparison: table('decision'),
    yourPart: table('duties'),
    report: prose(),
    sample: table(),
  },
})
