import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('oracle-ebs', {
  promise: 'proposal',
  sections: {
    scope: { ...list(), picture: 'application-management-services' },
    modules: table('decision'),
    pause: pause(),
    patches: steps(),
    example: prose(),
    start: prose(),
    yourPart: table('duties'),
  },
})
