import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { responsibilities } from '../kinds/responsibilities.ts'
import { pageContent } from '../pageContent.ts'
import { figure, share } from '../questions.ts'

export default pageContent('application-management-services', {
  promise: 'proposal',
  ownerFact: 'averageSla',
  sections: {
    family: cards(),
    takeover: steps(),
    pause: pause(),
    duties: responsibilities('you', 'team', 'qantara'),
    example: calculation({
      inputs: {
        items: figure('item', { example: 52, max: 100_000 }),
        documented: share({ example: 0.58 }),
        each: figure('hour', { example: 2, max: 1000 }),
        weekly: figure('hourAWeek', { example: 4, min: 1, max: 400 }),
      },
      results: { open: 'item', work: 'hour', weeks: 'week', halved: 'week' },
      compute: (given) => {
        const open = Math.round(given.items * (1 - given.documented))
        const work = open * given.each
        const weeks = work / given.weekly
        return { open, work, weeks, halved: weeks / 2 }
      },
      drawing: bars('weeks', 'halved'),
    }),
    sapCentre: { ...list(), picture: 'services' },
    otherApplications: prose(),
  },
})
