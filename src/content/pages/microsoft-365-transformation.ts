import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { responsibilities } from '../kinds/responsibilities.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, text, yesNo } from '../questions.ts'

const users = figure('user', { who: 'systemAdministrator', min: 1, max: 100_000, hours: 0.5 })
const mailbox = figure('gigabyte', { who: 'mailAdministrator', max: 1000, hours: 0.5 })

export default pageContent('microsoft-365-transformation', {
  promise: 'plan',
  sections: {
    assessment: { ...list(), picture: 'cloud-services' },
    whatMoves: cards(),
    pause: pause(),
    groups: prose(),
    security: list(),
    duties: responsibilities('you', 'time', 'qantara', 'vendor'),
    example: calculation({
      inputs: {
        users: { ...users, example: 300 },
        mailbox: { ...mailbox, example: 8 },
        speed: figure('gigabyteAnHour', { example: 20, min: 1, max: 10_000 }),
        pace: figure('userAWeek', { example: 60, min: 1, max: 10_000 }),
      },
      results: { mail: 'gigabyte', copying: 'hour', copyDays: 'day', weeks: 'week', supportDays: 'day' },
      compute: (given) => {
        const mail = given.users * given.mailbox
        const copying = mail / given.speed
        const weeks = Math.ceil(given.users / given.pace)
        return { mail, copying, copyDays: copying / 24, weeks, supportDays: 7 * weeks }
      },
      drawing: bars('copyDays', 'supportDays'),
    }),
    buyerQuestions: answers(),
  },
  questions: {
    users,
    mail: choice(['exchange', 'google', 'other'], { who: 'mailAdministrator' }),
    mailbox,
    files: figure('terabyte', { who: 'systemAdministrator' }),
    licences: choice(['business', 'enterprise', 'none', 'unknown'], { who: 'purchasing' }),
    directory: yesNo({ who: 'systemAdministrator' }),
    rules: choices(['location', 'retention', 'devices', 'none'], { who: 'legal' }),
    start: text({ who: 'projectOwner' }),
  },
})
