import { fastSteps, runSteps } from './runSteps.ts'

runSteps(fastSteps)
