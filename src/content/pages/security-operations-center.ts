import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { cycle } from '../kinds/cycle.ts'
import { levels } from '../kinds/levels.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, text, yesNo } from '../questions.ts'

export default pageContent('security-operations-center', {
  sections: {
    signalToResponse: cycle('collect', 'detect', 'investigate', 'respond', 'improve'),
    example: list(),
    packages: levels('silver', 'gold', 'platinum'),
    deliveryModels: cards(),
    duties: table(),
    gettingStarted: prose(),
    buyerQuestions: answers(),
  },
  questions: {
    endpoints: figure('device'),
    servers: figure('server'),
    sources: choices(['firewalls', 'accounts', 'mail', 'cloud']),
    hours: choice(['office', 'nights', 'always']),
    night: choice(['team', 'analysts', 'nobody']),
    tools: text(),
    plan: yesNo(),
    start: text(),
  },
})
