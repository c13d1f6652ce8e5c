import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toSvg } from '../src/art/isometric.ts'
import { scenes } from '../src/art/scenes.ts'

/**
 * Writes src/art/drawn/<id>.svg for every scene of src/art/scenes.ts. With --check it writes nothing and
 * fails when a file is out of date.
 */
const folder = 'src/art/drawn'
const root = fileURLToPath(new URL('..', import.meta.url))
const check = process.argv.includes('--check')

if (!check) mkdirSync(root + folder, { recursive: true })

for (const [id, scene] of Object.entries(scenes)) {
  const file = `${folder}/${id}.svg`
  const drawn = toSvg(scene)
  if (!check) writeFileSync(root + file, drawn)
  else if (!existsSync(root + file) || readFileSync(root + file, 'utf8') !== drawn) {
    console.error(`${file}: does not match src/art/scenes/${id}.ts, run: npm run art`)
    process.exitCode = 1
  }
}
