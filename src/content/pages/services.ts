import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('services', {
  promise: 'recommendation',
  sections: {
    chooser: table(),
    overview: { ...prose(), ownerFact: 'averageSla' },
    yourPart: table(),
  },
})
