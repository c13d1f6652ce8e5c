import { near } from './show.ts'
import { forbid, type TextRule } from './textRule.ts'

const fromCompany =
  'put a placeholder there, such as {{email}} or {{phone}}, filled from src/config/company.ts'

const phoneLike: TextRule = (text) =>
  [...text.matchAll(/\+?\d[\d\s()-]{6,}/gu)]
    .filter(([found]) => found.replace(/\D/g, '').length >= 7 && !/^\d{4}\s*-\s*\d{4}\s*$/.test(found))
    .map((match) => `holds a telephone number; ${fromCompany} (${near(text, match.index, match[0].length)})`)

/** Contact data lives in one place and is isolated there, so a text holds none of it. */
export const contactRules: TextRule[] = [
  phoneLike,
  forbid(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, () => `holds an e-mail address; ${fromCompany}`),
  // Lower case only, for ASP.NET is a name and no address.
  forbid(
    /(?:https?:\/\/|www\.)\S+|(?<![\w@.+-])(?:[\w-]+\.)+(?:com|net|org|ae|sa|eu)(?![\w-]|\.\w)/gu,
    () =>
      'holds a web address; put a tag there, such as <link>our terms</link>, and the address into the code',
  ),
]
