import { dataPlaces } from '../kinds/dataPlaces.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('cloud-solutions', {
  sections: {
    dataPlaces: dataPlaces(),
    privateCloud: prose(),
    publicCloud: prose(),
    comparison: table(),
    hybridMigration: steps(),
    yourPart: table(),
    example: table(),
  },
})
