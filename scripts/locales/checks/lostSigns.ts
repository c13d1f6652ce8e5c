import type { LocaleFile } from '../files/localeFile.ts'
import { finding, type Finding } from '../report/Finding.ts'
import { plainText } from '../text/markup.ts'

/** Finds a word that the other texts of its language write with a sign more: «انظمة» where they have «أنظمة». */
export function checkLostSigns(files: readonly LocaleFile[]): Finding[] {
  const found = files.flatMap(({ texts }) =>
    [...texts.values()].flatMap((text) => {
      // Vowel marks are written only where a word would be read wrongly.
      const plain = plainText(text.value).replace(/[\u064B-\u0652\u0670]/g, '')
      return (plain.match(/[\p{L}\p{M}]{2,}/gu) ?? []).map((word) => ({ word, text }))
    }),
  )
  const byWord = Map.groupBy(found, ({ word }) => word)
  const byLetters = Map.groupBy(byWord, ([word]) => word.normalize('NFD').replace(/\p{M}/gu, ''))
  return [...byLetters.values()].flatMap((forms) => {
    const [[wanted, often] = ['', []]] = forms.toSorted(([, a], [, b]) => b.length - a.length)
    return forms
      .filter(([word, places]) => signsOf(word) < signsOf(wanted) && places.length * 5 <= often.length)
      .flatMap(([word, places]) =>
        places.map(({ text }) => finding(text, { code: 'sign-lost', values: { found: word, wanted } })),
      )
  })
}

function signsOf(word: string) {
  return word.normalize('NFD').length
}
