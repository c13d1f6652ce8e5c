import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('application-management-services', {
  sections: {
    family: cards(),
    takeover: steps(),
    duties: table(),
    yourPart: table(),
    example: table(),
    sapCentre: list(),
    otherApplications: prose(),
  },
})
