import { chooser } from '../kinds/chooser.ts'
import { examplesOf } from '../examplesOf.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import ai from './ai.ts'
import hpcServices from './hpc-services.ts'
import rpa from './rpa.ts'
import securityOperationsCenter from './security-operations-center.ts'

export default pageContent('services', {
  promise: 'recommendation',
  sections: {
    chooser: chooser(),
    examples: examplesOf({
      rpa,
      ai,
      'hpc-services': hpcServices,
      'security-operations-center': securityOperationsCenter,
    }),
    overview: { ...prose(), ownerFact: 'averageSla' },
    managed: prose(),
    yourPart: table('duties'),
  },
})
