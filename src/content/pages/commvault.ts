import { answers } from '../kinds/answers.ts'
import { prose } from '../kinds/prose.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure } from '../questions.ts'

const data = figure('terabyte', { who: 'backupAdministrator', max: 100_000, hours: 0.25 })
const change = figure('percentADay', { who: 'backupAdministrator', max: 1, hours: 0.75 })
const retention = figure('month', { who: 'legal', max: 120, hours: 3 })

export default pageContent('commvault', {
  promise: 'assessment',
  sections: {
    dataProtection: prose(),
    scalableAppliance: prose(),
    pause: pause(),
    recoveryOrchestration: prose(),
    dataAnalytics: prose(),
    introduction: prose(),
    example: calculation({
      inputs: {
        data: { ...data, example: 40 },
        change: { ...change, example: 0.02 },
        retention: { ...retention, example: 1 },
        reduction: figure('number', { example: 2, min: 1, max: 20 }),
        speed: figure('terabyteAnHour', { example: 2, min: 0.1, max: 1000 }),
      },
      results: {
        full: 'terabyte',
        changes: 'terabyte',
        storage: 'terabyte',
        both: 'terabyte',
        restore: 'hour',
      },
      compute: (given) => {
        const full = given.data / given.reduction
        const days = 30 * given.retention
        const changes = (days * given.data * given.change) / given.reduction
        const storage = full + changes
        return { full, changes, storage, both: 2 * storage, restore: given.data / given.speed }
      },
      drawing: bars('data', 'storage', 'both'),
    }),
    buyerQuestions: { ...answers(), picture: 'proxmox' },
  },
  questions: {
    sources: choices(['machines', 'databases', 'files', 'cloud'], { who: 'systemAdministrator', hours: 1 }),
    data,
    change,
    retention,
    sites: choice(['one', 'two', 'cloud'], { who: 'backupAdministrator' }),
    rto: figure('hour', { who: 'departments', hours: 2 }),
    rpo: figure('hour', { who: 'departments', hours: 1 }),
  },
})
