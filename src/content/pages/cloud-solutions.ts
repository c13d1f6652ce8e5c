import { dataPlaces } from '../kinds/dataPlaces.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure } from '../questions.ts'

export default pageContent('cloud-solutions', {
  promise: 'recommendation',
  sections: {
    dataPlaces: dataPlaces(),
    privateCloud: { ...prose(), picture: 'products' },
    publicCloud: prose(),
    comparison: table('decision'),
    hybridMigration: steps(),
    pause: pause(),
    yourPart: table('duties'),
    example: calculation({
      inputs: {
        steady: figure('server', { example: 20, max: 100_000 }),
        peak: figure('server', { example: 50, max: 100_000 }),
        months: figure('month', { example: 2, min: 1, max: 11 }),
      },
      results: {
        ownAll: 'serverMonth',
        ownSteady: 'serverMonth',
        rented: 'serverMonth',
        mixed: 'serverMonth',
        breakEven: 'month',
      },
      compute: ({ steady, peak, months }) => {
        const above = Math.max(0, peak - steady)
        const ownAll = 12 * (steady + above)
        const ownSteady = 12 * steady
        const rented = above * months
        return { ownAll, ownSteady, rented, mixed: ownSteady + rented, breakEven: 12 / months }
      },
      drawing: bars('ownAll', 'mixed'),
    }),
  },
})
