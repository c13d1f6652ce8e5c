/**
 * The kinds of a sheet's questions. A question names its kind by the key of what the kind needs, and this table says
 * what that is: one text, or a group of texts by their ids, which the visitor's answer keeps.
 */
export const questionKinds = {
  /** A number: its unit. */
  number: 'text',
  /** One of several choices. */
  choice: 'group',
  /** Any of several choices. */
  choices: 'group',
  /** The words for `yes`, `no` and `unknown`. */
  yesNo: 'group',
  /** A short text: an example of one. */
  text: 'text',
} as const satisfies Record<string, 'text' | 'group'>

export type QuestionKind = keyof typeof questionKinds

export const questionKindNames = Object.keys(questionKinds) as QuestionKind[]

/** The ids of the words that a question of the kind `yesNo` has. */
export const yesNoIds = ['yes', 'no', 'unknown'] as const
