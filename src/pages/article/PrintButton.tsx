import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { PartFailure } from '#components/content/PartFailure.tsx'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import { useTexts } from '#i18n/useTexts.ts'

const PrintMenu = lazyAgain(() => import('./PrintMenu.tsx'))

/** On phones, the icon alone. */
const compact = {
  'html:not([data-script]) &': { display: 'none' },
  minInlineSize: { xs: 48, sm: 64 },
  [`& .${buttonClasses.startIcon}`]: { marginInline: { xs: 0, sm: '-4px 8px' } },
  '& > [data-words]': { display: { xs: 'none', sm: 'inline' } },
} as const

interface PrintButtonProps extends Pick<ButtonProps, 'color'> {
  /** Whether it stands at the end of its row, where its menu ends with it. */
  atEnd?: boolean
}

/** Prints the page and its questionnaire for those who decide, in the language that they choose. It needs scripts. */
export function PrintButton({ color, atEnd = false }: PrintButtonProps) {
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
        aria-label={t('action')}
        sx={compact}
      >
        <span data-words>{t('action')}</span>
      </Button>
      {button && (
        <Suspense>
          <ErrorBoundary renderFallback={(retry) => <PartFailure {...retry} />}>
            <PrintMenu button={button} atEnd={atEnd} isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </ErrorBoundary>
        </Suspense>
      )}
    </>
  )
}
