import type { i18n } from 'i18next'
import { pagesInEnquiry } from './answers.ts'
import { readKeptAnswers } from './keptAnswers.ts'
import { loadQuestionnaire } from './loadQuestionnaire.ts'
import { writeAnswers, type WrittenAnswers } from './writeAnswers.ts'

/** Writes the answers that this tab keeps for an enquiry. @throws Error naming the file that could not be loaded */
export async function attachAnswers(i18n: i18n, kept = readKeptAnswers()): Promise<WrittenAnswers[]> {
  const pages = pagesInEnquiry(kept)
  await Promise.all(pages.map((page) => loadQuestionnaire(i18n, page)))
  return writeAnswers(i18n, kept, pages)
}
