import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('professional-services', {
  promise: 'scope',
  sections: {
    people: cards(),
    pause: pause(),
    tasks: steps(),
    twoWays: table('decision'),
    scope: { ...prose(), picture: 'compliance' },
    sample: table(),
    yourPart: table('duties'),
    handover: prose(),
  },
})
