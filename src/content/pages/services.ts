import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('services', {
  sections: {
    chooser: table(),
    overview: prose(),
    yourPart: table(),
  },
})
