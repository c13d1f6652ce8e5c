import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('iot', {
  sections: {
    question: prose(),
    path: cards(),
    yourPart: table(),
    example: table(),
    security: list(),
    fields: prose(),
    history: prose(),
  },
})
