import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('rpa', {
  sections: {
    candidates: list(),
    choice: table(),
    examples: prose(),
    care: prose(),
    start: prose(),
    yourPart: table(),
    example: list(),
  },
})
