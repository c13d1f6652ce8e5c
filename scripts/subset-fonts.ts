import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import { languageCodes, languages } from '#i18n/languages.ts'
import { codePointsOf, fontWeights } from '#config/fontSubsets.ts'
import { brand } from '#theme/brand.ts'
import { languageTableErrors } from './languageTable.ts'

// npm run fonts: a file for each subset that a language needs; with PREVIEW=1 also for the drafts.
const output = 'src/theme/fonts'

// Keeps what joins, places and kerns letters, not the fractions and small figures that nothing uses, nor the hints
// that only Windows heeds, on screens of low density. A constant, as the types lack two of them.
const options = {
  targetFormat: 'woff2',
  keepFeatures: 'calt ccmp curs fina init isol kern liga locl mark medi mkmk rclt rlig'.split(' '),
  noHinting: true,
} as const

const errors = languageTableErrors()
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exit(1)
}

await mkdir(output, { recursive: true })
for (const subset of new Set(languageCodes.flatMap((code) => languages[code].fontSubsets))) {
  for (const weight of fontWeights) {
    const name = `${subset}-${weight}`
    const file = `${basename(brand.fontPackage)}-${subset === 'arabic' ? subset : 'latin'}-${weight}-normal.woff2`
    const whole = await readFile(new URL(import.meta.resolve(`${brand.fontPackage}/files/${file}`)))
    const text = String.fromCodePoint(...codePointsOf(subset))
    const cut = await subsetFont(whole, text, options)
    await writeFile(`${output}/${name}.woff2`, cut)
    console.log(`${name}: ${whole.length} to ${cut.length} bytes`)
  }
}
