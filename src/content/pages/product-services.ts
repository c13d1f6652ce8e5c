import { levels } from '../kinds/levels.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('product-services', {
  sections: {
    serviceLevels: levels('cover', 'onsite', 'recovery'),
    serviceHours: prose(),
    choosing: prose(),
    example: list(),
    duties: table(),
    yourPart: table(),
    atHand: list(),
    call: steps(),
  },
})
