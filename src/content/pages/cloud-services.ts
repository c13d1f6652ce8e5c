import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { responsibilities } from '../kinds/responsibilities.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('cloud-services', {
  promise: 'assessment',
  sections: {
    assessment: { ...prose(), picture: 'bi' },
    decisions: table('decision'),
    sample: table(),
    yourPart: table('duties'),
    pause: pause(),
    moving: prose(),
    operation: cards(),
    duties: responsibilities('you', 'qantara', 'provider'),
  },
})
