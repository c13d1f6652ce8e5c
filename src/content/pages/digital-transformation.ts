import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('digital-transformation', {
  sections: {
    process: prose(),
    services: table(),
    learning: prose(),
    steps: steps(),
    yourPart: table(),
    example: table(),
    people: prose(),
  },
})
