import { existsSync } from 'node:fs'

// Loaded before each command of package.json (`node --import`): some modules read the environment as they load.
// Node's own --env-file-if-exists prints a line before each command where there is no file.
if (existsSync('.env')) process.loadEnvFile()
