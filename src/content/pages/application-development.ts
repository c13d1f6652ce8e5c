import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('application-development', {
  sections: {
    whenToBuild: list(),
    whatWeBuild: cards(),
    howWeBuild: table(),
    yourPart: table(),
    example: table(),
    builtToLast: prose(),
  },
})
