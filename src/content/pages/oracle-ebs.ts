import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('oracle-ebs', {
  promise: 'proposal',
  sections: {
    scope: list(),
    modules: table(),
    patches: steps(),
    example: prose(),
    start: prose(),
    yourPart: table(),
  },
})
