import { stemOf } from './foldWord.ts'

/** Words that say nothing of what is looked for, as `foldWord` writes them: also those for wishes and for the site itself. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a an and are at by can do does for from have how i in is it list me my need of offer on or our page please provide',
    'the to us want we what where which who with you your',
    'ا ابغي ابي احتاج اريد او الان التي الذي الي اي ب تقدمون تقدمونها توفرون صفحه عن عند عندكم على علي في قايمه كل كيف ل لا',
    'لدي لديكم ما ماذا مع من هذا هذه هل هناك هي هو و',
  ].flatMap((line) => line.split(' ')),
)

/** The stems of these words. */
export const stopStems: ReadonlySet<string> = new Set([...stopWords].map(stemOf))

/** Words that many pages have in their names: they count less beside others. */
export const commonWords: ReadonlySet<string> = new Set(
  'service services solution solutions خدمات خدمه حل حلول'.split(' '),
)
