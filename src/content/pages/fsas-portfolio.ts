import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('fsas-portfolio', {
  sections: {
    portfolio: table(),
    servers: cards(),
    storage: prose(),
    integratedSystems: list(),
    steps: list(),
    support: prose(),
    yourPart: table(),
    quotation: list(),
    example: table(),
  },
})
