import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { codePointsOf, fontSubsets, fontWeights, type FontSubset } from '../src/theme/fontSubsets.ts'

/** npm run fonts: cuts the typeface down to the characters of `src/theme/fontSubsets.ts`. */
const output = 'src/theme/fonts'
await mkdir(output, { recursive: true })
for (const subset of Object.keys(fontSubsets) as FontSubset[]) {
  for (const weight of fontWeights) {
    const name = `ibm-plex-sans-arabic-${subset}-${weight}`
    const source = import.meta.resolve(`@fontsource/ibm-plex-sans-arabic/files/${name}-normal.woff2`)
    const whole = await readFile(fileURLToPath(source))
    const text = String.fromCodePoint(...codePointsOf(subset))
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2' })
    await writeFile(`${output}/${name}.woff2`, cut)
    console.log(`${name}: ${whole.length} to ${cut.length} bytes`)
  }
}
