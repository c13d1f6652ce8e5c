import { namespaces, type Catalogue } from './catalogue.ts'
import type { Finding } from './finding.ts'
import { arabicTest, englishPattern, type FormTest } from './glossary.ts'
import type { GlossaryRow } from './glossaryFile.ts'
import { plainText, standIn } from './plainText.ts'
import { counterpart } from './plurals.ts'

interface Term extends GlossaryRow {
  pattern: RegExp
  tests: FormTest[]
}

/** Finds Arabic texts that render a term of the glossary by other words than the glossary's. */
export function checkGlossary(catalogue: Catalogue): Finding[] {
  const terms = catalogue.glossary.map(prepare).toSorted((a, b) => b.en.length - a.en.length)
  return namespaces(catalogue).flatMap(({ source, translations }) => {
    const arabic = translations.find(({ language }) => language === 'ar')
    if (!source || !arabic) return []
    return [...arabic.texts.values()].flatMap(({ key, line, value }) =>
      termsIn(counterpart(key, source)?.value ?? '', terms)
        .filter(({ tests }) => value.trim() !== '' && !tests.some((holds) => holds(value)))
        .map(({ en, forms }) => ({ file: arabic.file, line, key, message: breach(en, forms) })),
    )
  })
}

function prepare(row: GlossaryRow): Term {
  return { ...row, pattern: englishPattern(row.en), tests: row.forms.map(arabicTest) }
}

/** Takes each term out once found, so that a shorter one inside it ("detection") asks for nothing. */
function termsIn(english: string, longestFirst: readonly Term[]): Term[] {
  let rest = plainText(english)
  return longestFirst.filter(({ pattern }) => {
    const before = rest
    rest = rest.replace(pattern, standIn)
    return rest !== before
  })
}

function breach(en: string, forms: readonly string[]) {
  const wanted = forms.map((form) => `«${form}»`).join(' or ')
  return `should render "${en}" as ${wanted}, as the glossary does; use that, or add your form to "also" in glossary.json`
}
