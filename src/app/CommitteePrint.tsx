import { useCallback, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { importAgain } from '#browser/importAgain.ts'
import { printAlone } from '#browser/printAlone.ts'
import {
  PrintForCommitteeContext,
  type PrintForCommittee,
} from '#components/content/PrintForCommitteeContext.ts'
import { canonicalPage, type PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useAddress } from '#i18n/useAddress.ts'
import { loadQuestionnaire } from '#questionnaire/loadQuestionnaire.ts'
import type { CommitteePaperProps } from './CommitteePaper.tsx'
import { usePageLoader, type PageLoader } from './PageLoader.ts'

const loadPaper = async () => (await import('./CommitteePaper.tsx')).default

interface Paper extends CommitteePaperProps {
  Paper: Awaited<ReturnType<typeof loadPaper>>
}

/** Provides what prints the page for a committee. The paper is made at the press, and stays until the page changes. */
export function CommitteePrint({ children }: { children: ReactNode }) {
  const { page } = useAddress()
  const loader = usePageLoader()
  const [made, setMade] = useState<Paper | null>(null)
  const print = useCallback<PrintForCommittee>(
    async (languages) => {
      if (!page) return false
      const [Paper] = await Promise.all([
        importAgain(loadPaper),
        ...languages.map((language) => loadWords(loader, page, language)),
      ])
      flushSync(() => setMade({ Paper, page, languages }))
      return printAlone('committee')
    },
    [page, loader],
  )
  return (
    <PrintForCommitteeContext value={print}>
      {children}
      {made && made.page === page && <made.Paper page={made.page} languages={made.languages} />}
    </PrintForCommitteeContext>
  )
}

/** Loads a page in a language, with its questionnaire, which a page loads only near it. */
async function loadWords(loader: PageLoader, page: PageId, language: LanguageCode) {
  const [i18n] = await Promise.all([loader.loadI18n(language), loader.loadPage(page, language)])
  await loadQuestionnaire(i18n, canonicalPage(page))
}
