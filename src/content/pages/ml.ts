import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('ml', {
  sections: {
    approach: prose(),
    uses: list(),
    records: list(),
    example: table(),
    path: steps(),
    yourPart: table(),
    review: prose(),
  },
})
