import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('ai', {
  sections: {
    tasks: cards(),
    data: list(),
    platform: prose(),
    trial: prose(),
    yourPart: table(),
    example: list(),
    people: prose(),
  },
})
