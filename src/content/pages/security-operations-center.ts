import { answers } from '../kinds/answers.ts'
import { cards } from '../kinds/cards.ts'
import { cycle } from '../kinds/cycle.ts'
import { levels } from '../kinds/levels.ts'
import { prose } from '../kinds/prose.ts'
import { table } from '../kinds/table.ts'
import { bars, calculation } from '../kinds/calculation.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { choice, choices, figure, share, text, yesNo } from '../questions.ts'

export default pageContent('security-operations-center', {
  promise: 'recommendation',
  sections: {
    signalToResponse: cycle('collect', 'detect', 'investigate', 'respond', 'improve'),
    example: calculation({
      inputs: {
        events: figure('number', { example: 2_000_000, max: 1e10 }),
        oneIn: figure('number', { example: 20_000, min: 1, max: 1e9 }),
        each: figure('minute', { example: 6, min: 1, max: 600 }),
        incidentShare: share({ example: 0.05 }),
      },
      results: { signals: 'signal', work: 'hour', harmless: 'signal', incidents: 'signal' },
      compute: (given) => {
        const signals = given.events / given.oneIn
        const incidents = signals * given.incidentShare
        return { signals, work: (signals * given.each) / 60, harmless: signals - incidents, incidents }
      },
      drawing: bars('signals', 'harmless', 'incidents'),
    }),
    pause: pause(),
    packages: levels('silver', 'gold', 'platinum'),
    deliveryModels: cards(),
    duties: table(),
    gettingStarted: prose(),
    buyerQuestions: { ...answers(), picture: 'cybersecurity' },
  },
  questions: {
    endpoints: figure('device', { who: 'securityTeam', hours: 0.5 }),
    servers: figure('server', { who: 'systemAdministrator', hours: 0.5 }),
    sources: choices(['firewalls', 'accounts', 'mail', 'cloud'], { who: 'networkTeam', hours: 1 }),
    volume: figure('gigabyte', { who: 'securityTeam', hours: 0.25 }),
    hours: choice(['office', 'nights', 'always'], { who: 'headOfIt' }),
    night: choice(['team', 'analysts', 'nobody'], { who: 'headOfIt', hours: 0.5 }),
    tools: text({ who: 'securityTeam', hours: 0.5 }),
    plan: yesNo({ who: 'headOfIt' }),
    start: text({ who: 'projectOwner' }),
  },
})
