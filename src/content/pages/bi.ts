import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('bi', {
  sections: {
    meaning: prose(),
    example: list(),
    path: cards(),
    yourPart: table(),
    questions: table(),
    access: prose(),
    adoption: prose(),
  },
})
