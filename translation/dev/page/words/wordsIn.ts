import { languages } from '#i18n/languages.ts'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const words = { en, ar } satisfies Record<string, typeof en>

export const toolLanguages = Object.keys(words) as (keyof typeof words)[]

/** Returns the tools' own words in the language of the page; in English if the tools lack that language. */
export function wordsIn(language: string) {
  const spoken = toolLanguages.find((code) => code === language) ?? 'en'
  return { ...words[spoken], language: spoken, direction: languages[spoken].direction }
}

export type Words = ReturnType<typeof wordsIn>
