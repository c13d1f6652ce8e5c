import { fastSteps, runSteps, siteSteps } from './runSteps.ts'

runSteps([...fastSteps, ...siteSteps])
