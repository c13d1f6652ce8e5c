// @vitest-environment node
import { onStore } from '../support/stores.ts'
import { declareKills } from './kills.ts'

onStore('SQLite', 'a server is killed', declareKills)
