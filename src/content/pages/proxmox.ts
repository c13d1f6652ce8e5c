import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('proxmox', {
  sections: {
    virtualEnvironment: list(),
    backupServer: list(),
    asPair: prose(),
    ourWork: cards(),
    yourPart: table(),
    example: table(),
    buyerQuestions: answers(),
  },
})
