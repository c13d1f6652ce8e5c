import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, yesNo } from '../questions.ts'

export default pageContent('commvault', {
  sections: {
    dataProtection: list(),
    scalableAppliance: prose(),
    recoveryOrchestration: prose(),
    dataAnalytics: cards(),
    introduction: prose(),
    example: table(),
    buyerQuestions: answers(),
  },
  questions: {
    data: figure('terabyte'),
    change: figure('percentADay'),
    sources: choices(['machines', 'databases', 'files', 'cloud']),
    retention: figure('month'),
    rpo: figure('hour'),
    rto: figure('hour'),
    sites: choice(['one', 'two', 'cloud']),
    locked: yesNo(),
  },
})
