import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('security-services', {
  promise: 'recommendation',
  sections: {
    chooser: table('decision'),
    example: table(),
    pause: pause(),
    howWeWork: { ...list(), picture: 'security-operations-center' },
    closingGaps: prose(),
  },
})
