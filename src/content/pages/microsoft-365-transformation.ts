import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, text, yesNo } from '../questions.ts'

export default pageContent('microsoft-365-transformation', {
  sections: {
    assessment: list(),
    whatMoves: cards(),
    groups: prose(),
    security: list(),
    users: prose(),
    duties: table(),
    example: table(),
    buyerQuestions: answers(),
  },
  questions: {
    users: figure('user'),
    mail: choice(['exchange', 'google', 'other']),
    mailbox: figure('gigabyte'),
    files: figure('terabyte'),
    licences: choice(['business', 'enterprise', 'none', 'unknown']),
    directory: yesNo(),
    rules: choices(['location', 'retention', 'devices', 'none']),
    start: text(),
  },
})
