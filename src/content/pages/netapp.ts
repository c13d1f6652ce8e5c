import { answers } from '../kinds/answers.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, share, text, yearlyGrowth } from '../questions.ts'

const data = figure('terabyte', { who: 'storageAdministrator', example: 60, max: 100_000, hours: 0.25 })
const growth = yearlyGrowth({ who: 'storageAdministrator', example: 0.25, hours: 0.75 })
const years = figure('year', { who: 'finance', example: 3, min: 1, max: 10 })

export default pageContent('netapp', {
  promise: 'proposal',
  sections: {
    cloudData: prose(),
    protection: { ...list(), picture: 'commvault' },
    selection: prose(),
    migration: prose(),
    pause: pause(),
    example: calculation({
      inputs: {
        data,
        growth,
        years,
        snapshots: share({ example: 0.2 }),
        savings: figure('number', { example: 1.5, min: 1, max: 20 }),
      },
      results: { grown: 'terabyte', kept: 'terabyte', usable: 'terabyte' },
      compute: (given) => {
        const grown = given.data * (1 + given.growth) ** given.years
        const kept = grown * (1 + given.snapshots)
        return { grown, kept, usable: kept / given.savings }
      },
      drawing: bars('data', 'grown', 'kept', 'usable'),
    }),
    buyerQuestions: answers(),
  },
  questions: {
    present: text({ who: 'storageAdministrator' }),
    data,
    growth,
    years,
    start: text({ who: 'projectOwner' }),
    uses: choices(['databases', 'machines', 'files', 'archive'], { who: 'systemAdministrator', hours: 1 }),
    access: choices(['nfs', 'smb', 'iscsi', 'fibre'], { who: 'storageAdministrator' }),
    response: figure('millisecond', { who: 'storageAdministrator', max: 1000, hours: 0.75 }),
    copy: choice(['none', 'site', 'cloud'], { who: 'headOfIt', hours: 2 }),
  },
})
