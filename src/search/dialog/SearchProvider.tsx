import { useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#i18n/useLanguage.ts'
import { SearchContext } from './SearchContext.ts'
import { prepareFindings, SearchDialog } from './SearchDialog.tsx'
import { useSearchKeys } from './useSearchKeys.ts'

/** Opens the search for the buttons and keys. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { code } = useLanguage()
  /** What its field begins with; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const search = useMemo(
    () => ({
      open: (words = '') => {
        // The phone's menu would lie over the dialog. Its button then has the focus, and gets it back.
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
        // At once: iPhones show their keyboard only for a focus that comes within the press.
        flushSync(() => setTyped(words))
      },
      prepare: () => prepareFindings(code),
    }),
    [code],
  )
  useSearchKeys(search.open)
  return (
    <SearchContext value={search}>
      {children}
      {typed !== null && <SearchDialog typed={typed} onClose={() => setTyped(null)} />}
    </SearchContext>
  )
}
