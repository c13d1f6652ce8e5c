import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, text, yearlyGrowth } from '../questions.ts'

export default pageContent('data-center-solutions', {
  sections: {
    questions: list(),
    layers: cards(),
    choice: table(),
    recovery: prose(),
    example: table(),
    handover: prose(),
    buyerQuestions: answers(),
  },
  questions: {
    workloads: choices(['databases', 'files', 'desktops', 'analysis']),
    servers: figure('server'),
    data: figure('terabyte'),
    growth: yearlyGrowth(),
    racks: figure('rack'),
    power: figure('kilowatt'),
    sites: choice(['one', 'two', 'cloud']),
    start: text(),
  },
})
