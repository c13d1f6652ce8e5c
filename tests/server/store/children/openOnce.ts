import { open } from './common.ts'

/** Opens a store and closes it. */
process.stdout.write('opening\n')
const database = await open()
process.stdout.write('open\n')
await database.close()
