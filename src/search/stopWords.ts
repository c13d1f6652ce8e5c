/** Words that say nothing of what is looked for, as `foldWord` writes them. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are at by can do does for from how i in is it my of on or our the to us we what where with you your ا او ان الي اي ب عن على علي في كيف ل لا ما مع من هل هي هو و'.split(
    ' ',
  ),
)
