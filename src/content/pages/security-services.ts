import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('security-services', {
  promise: 'recommendation',
  sections: {
    chooser: table(),
    example: table(),
    howWeWork: list(),
    closingGaps: prose(),
  },
})
