import { fastSteps, runSteps, slowSteps } from './runSteps.ts'

runSteps([...fastSteps, ...slowSteps])
