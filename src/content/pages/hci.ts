import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import { choice, figure, text } from '../questions.ts'

export default pageContent('hci', {
  sections: {
    onePlatform: prose(),
    comparison: table(),
    whereItFits: cards(),
    anotherDesign: prose(),
    ourWork: steps(),
    example: table(),
    buyerQuestions: answers(),
  },
  questions: {
    machines: figure('machine'),
    processors: figure('vcpu'),
    memory: figure('gigabyte'),
    data: figure('terabyte'),
    platform: choice(['vmware', 'hyperV', 'proxmox', 'none']),
    sites: choice(['one', 'two', 'branches']),
    failures: choice(['server', 'twoServers', 'site']),
    start: text(),
  },
})
