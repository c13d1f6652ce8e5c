// @vitest-environment node
import { onStore } from '../../server/support/stores.ts'
import { declareKills } from './kills.ts'

onStore('SQLite', 'a server is killed', declareKills)
