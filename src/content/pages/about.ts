import { proof } from '../kinds/proof.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('about', {
  promise: 'answer',
  sections: {
    company: { ...prose(), ownerFact: 'countries' },
    mission: prose(),
    proof: proof(),
    yourPart: table(),
  },
})
