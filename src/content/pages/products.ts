import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('products', {
  promise: 'recommendation',
  sections: {
    chooser: table(),
    howWeChoose: list(),
    overview: prose(),
    yourPart: table(),
  },
})
