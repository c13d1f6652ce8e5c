import { answers } from '../kinds/answers.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, text, yesNo, yearlyGrowth } from '../questions.ts'

export default pageContent('sap', {
  sections: {
    sizing: list(),
    servers: table(),
    aroundTheServer: list(),
    consulting: prose(),
    example: table(),
    buyerQuestions: answers(),
  },
  questions: {
    product: choices(['s4hana', 'bw', 'erp', 'other']),
    memory: figure('gigabyte'),
    growth: yearlyGrowth(),
    users: figure('user'),
    systems: choices(['production', 'test', 'development', 'standby']),
    takeover: choice(['none', 'oneSite', 'twoSites']),
    keepStorage: yesNo(),
    start: text(),
  },
})
