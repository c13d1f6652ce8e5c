import { writeSync } from 'node:fs'
import { open } from './common.ts'

/** Opens a store and closes it. */
writeSync(1, 'opening\n')
const database = await open()
writeSync(1, 'open\n')
await database.close()
