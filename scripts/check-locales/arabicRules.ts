import { noJoiners } from './characterRules.ts'
import { codeOf } from './show.ts'
import { balanced, forbid, type TextRule } from './textRule.ts'

const arabicMarks: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' }
const arabicLetters: Record<string, string> = { ک: 'ك', ی: 'ي" or "ى', ہ: 'ه', ھ: 'ه', ە: 'ه', ۀ: 'ه' }

const letter = String.raw`\p{Script=Arabic}`
const isolated = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu

/** Latin names that carry a sign at an end: unisolated, the sign jumps to the other side. */
const signedName = forbid(
  /(?<![\p{L}\p{N}])[A-Za-z][\w/.]*[+#!*]+(?![A-Za-z\d])|(?<![\p{L}\p{N}.])\.[A-Z][A-Za-z]+/gu,
  (found) => `shows the sign of "${found}" on the wrong side; isolate the name: "\\u2066${found}\\u2069"`,
)

/** Rules about Arabic letters and punctuation. */
export const arabicRules: TextRule[] = [
  noJoiners,
  forbid(
    new RegExp(String.raw`(?<=[${letter}\p{M}][»)\]%]*)[,;?]|[,;?](?=\s*[${letter}])`, 'gu'),
    (found) => `has "${found}" in Arabic; write "${arabicMarks[found]}"`,
  ),
  forbid(
    /\s[،؛؟.:;!,?](?![\p{L}\p{N}])/gu,
    (found) => `has a space before "${found.trim()}"; delete the space`,
  ),
  forbid(/ـ+/gu, () => 'has a tatweel (ـ); delete it'),
  forbid(
    /[\uFB50-\uFDFF\uFE70-\uFEFC]/gu,
    (found) => `has the presentation form ${codeOf(found)}; write "${found.normalize('NFKC')}"`,
  ),
  forbid(
    /[کیہھەۀ]/gu,
    (found) => `has the Persian or Urdu letter ${codeOf(found)}; write "${arabicLetters[found]}"`,
  ),
  forbid(/["“”„]/gu, (found) => `has the quotation mark ${found}; write « before and » after the words`),
  balanced(/«/u, /»/u, 'has « and » that do not pair; type « first, then the words, then »'),
  forbid(
    /(?<![\p{L}\p{M}\p{N}])و\p{M}*(?=\s)/gu,
    () => 'has a و that stands alone; join it to the next word',
  ),
  forbid(
    /[٠-٩۰-۹٪٫٬]+/gu,
    (found) => `has "${found}"; the site writes numbers in Latin digits and signs, such as 98.5%`,
  ),
  (text) => signedName(text.replace(isolated, '')),
]
