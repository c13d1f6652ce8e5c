import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toSvg } from './svg.ts'
import { sheets } from './scenes.ts'

/**
 * npm run art: writes src/art/drawn/<sheet>.svg for every sheet of scenes.ts. With --check it writes nothing
 * and fails when a file is out of date.
 */
const folder = 'src/art/drawn'
const root = fileURLToPath(new URL('../..', import.meta.url))
const check = process.argv.includes('--check')

if (!check) mkdirSync(root + folder, { recursive: true })

for (const [name, scenes] of Object.entries(sheets)) {
  const file = `${folder}/${name}.svg`
  const drawn = toSvg(scenes)
  if (!check) writeFileSync(root + file, drawn)
  else if (!existsSync(root + file) || readFileSync(root + file, 'utf8') !== drawn) {
    console.error(`${file}: does not match scripts/art/scenes.ts and its scenes, run: npm run art`)
    process.exitCode = 1
  }
}
