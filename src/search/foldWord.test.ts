import { expect, test } from 'vitest'
import { foldWord, stemOf } from './foldWord.ts'

/** Words that a visitor means the same by. */
const same = {
  'hamza and alif': ['الأمن', 'الامن', 'الإمن', 'الٱمن'],
  'ة and ه': ['استضافة', 'استضافه', 'الاستضافة'],
  'ى and ي, also Persian': ['السيبراني', 'السيبرانى', 'السیبرانی'],
  'tatweel and vowel signs': ['المُدارة', 'المدارة', 'المــدارة'],
  'Persian letters': ['شبكات', 'شبکات'],
  'article and prefixes': ['السحابة', 'بالسحابة', 'وبالسحابة', 'للسحابة', 'سحابة', 'كالسحابة', 'فالسحابة'],
  'a word that begins as the article': ['الالتزام', 'التزام', 'والالتزام'],
  'regular plurals': ['تطبيق', 'تطبيقات', 'التطبيقات'],
  'broken plurals': ['خادم', 'خوادم', 'الخوادم'],
  'Arabic and Persian digits': ['365', '٣٦٥', '۳۶۵'],
  'case and accents': ['Café', 'cafe', 'CAFÉ'],
  'plurals in -s': ['server', 'servers', 'Servers'],
  'plurals in -es': ['process', 'processes'],
  'plurals in -ies': ['policy', 'policies'],
  '-isation and -ization': ['virtualisation', 'virtualization'],
  '-ise and -ize': ['optimise', 'optimize', 'optimised', 'optimizing'],
  '-our and -or': ['colour', 'color', 'colours'],
  '-tre and -ter': ['centre', 'center', 'centres'],
  '-ence and -ense': ['defence', 'defense'],
}

test.each(Object.entries(same))('%s: one stem', (_name, words) => {
  const stems = new Set(words.map((word) => stemOf(foldWord(word))))
  expect([...stems]).toHaveLength(1)
})

/** Words that look alike and mean different things. */
const different = [
  ['وظائف', 'ظائف'],
  ['business', 'busines'],
  ['analysis', 'analyst'],
  ['بيانات', 'يانات'],
  ['SAP', 'spa'],
]

test.each(different)('%s and %s are different words', (one, other) => {
  expect(stemOf(foldWord(one))).not.toBe(stemOf(foldWord(other)))
})
