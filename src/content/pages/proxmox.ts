import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure } from '../questions.ts'

export default pageContent('proxmox', {
  promise: 'plan',
  sections: {
    virtualEnvironment: list(),
    backupServer: { ...list(), picture: 'hci' },
    pause: pause(),
    asPair: prose(),
    ourWork: cards(),
    yourPart: table('duties'),
    example: calculation({
      inputs: {
        machines: figure('machine', { example: 60, min: 1, max: 100_000 }),
        each: figure('gigabyte', { example: 100, max: 100_000 }),
        speed: figure('gigabyteAnHour', { example: 500, min: 1, max: 100_000 }),
        batch: figure('machine', { example: 10, min: 1, max: 100_000 }),
      },
      results: { data: 'gigabyte', copying: 'hour', evenings: 'evening', nightly: 'hour' },
      compute: (given) => {
        const data = given.machines * given.each
        const copying = data / given.speed
        const evenings = Math.ceil(given.machines / given.batch)
        return { data, copying, evenings, nightly: copying / evenings }
      },
      drawing: bars('copying', 'nightly'),
    }),
    buyerQuestions: answers(),
  },
})
