import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { parts } from '../kinds/parts.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import { figure, text, yesNo } from '../questions.ts'

export default pageContent('hpc-services', {
  sections: {
    sizing: prose(),
    cluster: parts({ login: 'machine', compute: 'nodes', interconnect: 'network', storage: 'machine', scheduler: 'machine' }),
    services: cards(),
    example: table(),
    fields: list(),
    room: prose(),
  },
  questions: {
    programs: text(),
    jobs: figure('job'),
    cores: figure('core'),
    memory: figure('gigabyte'),
    graphics: yesNo(),
    data: figure('terabyte'),
    power: figure('kilowatt'),
    start: text(),
  },
})
