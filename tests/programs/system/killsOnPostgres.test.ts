// @vitest-environment node
import { onStore } from '../../server/support/stores.ts'
import { declareKills } from './kills.ts'

onStore('PostgreSQL', 'a server is killed', declareKills)
