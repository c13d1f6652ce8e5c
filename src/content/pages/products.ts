import { chooser } from '../kinds/chooser.ts'
import { examplesOf } from '../examplesOf.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'
import commvault from './commvault.ts'
import hci from './hci.ts'
import netapp from './netapp.ts'
import sap from './sap.ts'

export default pageContent('products', {
  promise: 'recommendation',
  sections: {
    chooser: chooser(),
    examples: examplesOf({ sap, hci, commvault, netapp }),
    howWeChoose: steps(),
    overview: prose(),
    workplace: prose(),
    yourPart: table('duties'),
  },
})
