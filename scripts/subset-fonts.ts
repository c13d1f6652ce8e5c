import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import { languageCodes, languages } from '#i18n/languages.ts'
import { codePointsOf, fontWeights, type FontSubset } from '#config/fontSubsets.ts'
import { brand } from '#theme/brand.ts'
import { nameLetters } from '#theme/nameLetters.ts'
import { languageTableErrors } from './languageTable.ts'

// npm run fonts writes a file for each subset that a language needs, and one for the letters of its name; with PREVIEW=1
// also for the drafts.
const output = 'src/theme/fonts'

// The features that join, place and kern letters stay. The wider digits that Arabic sentences would have (`locl`) go: a
// number that stands alone has Latin's, and both are seen at once. Fractions and small figures go, since nothing uses
// them, and so do hints, which only Windows uses, on screens of low density. A constant: the types lack two of the options.
const options = {
  targetFormat: 'woff2',
  keepFeatures: 'calt ccmp curs fina init isol kern liga mark medi mkmk rclt rlig'.split(' '),
  noHinting: true,
} as const

const errors = languageTableErrors()
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exit(1)
}

await mkdir(output, { recursive: true })
for (const subset of new Set(languageCodes.flatMap((code) => languages[code].fontSubsets))) {
  for (const weight of fontWeights) await cut(subset, subset, weight, codePointsOf(subset))
}
for (const code of languageCodes) {
  const letters = nameLetters(languages[code])
  const source = languages[code].fontSubsets.at(-1)
  if (source && letters.length > 0) await cut(`name-${code}`, source, 600, letters)
}

async function cut(name: string, source: FontSubset, weight: number, codePoints: readonly number[]) {
  const file = `${basename(brand.fontPackage)}-${source === 'arabic' ? source : 'latin'}-${weight}-normal.woff2`
  const whole = await readFile(new URL(import.meta.resolve(`${brand.fontPackage}/files/${file}`)))
  const part = await subsetFont(whole, String.fromCodePoint(...codePoints), options)
  await writeFile(`${output}/${name}-${weight}.woff2`, part)
  console.log(`${name}-${weight}: ${whole.length} to ${part.length} bytes`)
}
