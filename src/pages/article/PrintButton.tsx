import Button, { type ButtonProps } from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { PartFailure } from '#components/content/PartFailure.tsx'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import { useTexts } from '#i18n/useTexts.ts'

const PrintMenu = lazyAgain(() => import('./PrintMenu.tsx'))

/** Prints the page and its questionnaire for those who decide, in the language that they choose. It needs scripts. */
export function PrintButton({ color }: Pick<ButtonProps, 'color'>) {
  const { t } = useTexts('print')
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        color={color}
        startIcon={<Icon name="print" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setButton(currentTarget)
          setIsOpen(true)
        }}
        sx={{ 'html:not([data-script]) &': { display: 'none' } }}
      >
        {t('action')}
      </Button>
      {button && (
        <Suspense>
          <ErrorBoundary renderFallback={(retry) => <PartFailure {...retry} />}>
            <PrintMenu button={button} isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </ErrorBoundary>
        </Suspense>
      )}
    </>
  )
}
