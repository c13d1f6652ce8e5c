import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import { choice, figure, text } from '../questions.ts'

export default pageContent('virtualization', {
  sections: {
    whatChanges: prose(),
    benefits: cards(),
    choice: prose(),
    migration: steps(),
    limits: prose(),
    handover: prose(),
    example: table(),
  },
  questions: {
    machines: figure('server'),
    processors: figure('coreOrVcpu'),
    memory: figure('gigabyte'),
    data: figure('terabyte'),
    platform: choice(['vmware', 'hyperV', 'proxmox', 'none']),
    sites: choice(['one', 'two', 'branches']),
    failures: choice(['server', 'twoServers', 'site']),
    start: text(),
  },
})
