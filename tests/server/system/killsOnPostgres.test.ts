// @vitest-environment node
import { onStore } from '../support/stores.ts'
import { declareKills } from './kills.ts'

onStore('PostgreSQL', 'a server is killed', declareKills)
