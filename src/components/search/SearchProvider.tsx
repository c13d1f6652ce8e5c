import Box from '@mui/material/Box'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { SearchContext } from './SearchContext.ts'
import { useSearchKeys } from './useSearchKeys.ts'

const loadDialog = () => import('./SearchDialog.tsx')
const SearchDialog = lazy(loadDialog)

/** Opens the search for the buttons and keys. Its code and the language's file are fetched when they are needed. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { code } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const search = useMemo(
    () => ({
      open: () => {
        // The phone's menu would lie over the dialog. Its button then has the focus, and gets it back.
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
        setIsOpen(true)
      },
      // The dialog tells what could not be fetched.
      prepare: () =>
        void loadDialog().then(
          (dialog) => dialog.prepare(code),
          () => undefined,
        ),
    }),
    [code],
  )
  useSearchKeys(search.open)
  return (
    <SearchContext value={search}>
      {children}
      {isOpen && (
        <ErrorBoundary fallback={<Failure />}>
          <Suspense>
            <SearchDialog onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SearchContext>
  )
}

/** The browser remembers code that could not be fetched, so that only a reload helps. */
function Failure() {
  const { t } = useTexts('search')
  return (
    <Box role="alert" sx={{ inlineSize: '100%', paddingBlock: 1 }}>
      {t('failed')}
    </Box>
  )
}
