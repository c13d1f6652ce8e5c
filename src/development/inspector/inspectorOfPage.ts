import { Inspector } from './Inspector.ts'

export const inspector = new Inspector()
