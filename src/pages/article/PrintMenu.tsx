import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Snackbar from '@mui/material/Snackbar'
import { use, useState } from 'react'
import { PrintForCommitteeContext } from '#components/content/PrintForCommitteeContext.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'

interface PrintMenuProps {
  button: HTMLElement
  atEnd: boolean
  isOpen: boolean
  onClose: () => void
}

/** The languages that the paper may have: the page's own, or another one beside it. Says where nothing is printed. */
export default function PrintMenu({ button, atEnd, isOpen, onClose }: PrintMenuProps) {
  const { t } = useTexts('print')
  const { code: own, direction, formatLocale } = useLanguage()
  const print = use(PrintForCommitteeContext)
  const [problem, setProblem] = useState<'notPrinted' | 'failed' | null>(null)
  const names = new Intl.DisplayNames(formatLocale, { type: 'language' })
  const choose = (languages: readonly LanguageCode[]) => {
    onClose()
    setProblem(null)
    print(languages).then(
      (hasBegun) => !hasBegun && setProblem('notPrinted'),
      () => setProblem('failed'),
    )
  }
  // A popover knows only left and right; a menu begins with its button unless told otherwise.
  const horizontal = direction === 'rtl' ? 'left' : 'right'
  const endsWithButton = {
    anchorOrigin: { vertical: 'bottom', horizontal },
    transformOrigin: { vertical: 'top', horizontal },
  } as const
  return (
    <>
      <Menu
        anchorEl={button}
        open={isOpen}
        onClose={onClose}
        disableScrollLock
        {...(atEnd && endsWithButton)}
      >
        <MenuItem onClick={() => choose([own])}>{t('inOne')}</MenuItem>
        {languageCodes
          .filter((code) => code !== own)
          .map((code) => (
            <MenuItem key={code} onClick={() => choose([own, code])} sx={{ whiteSpace: 'normal' }}>
              {t('inBoth', { language: names.of(code) ?? code })}
            </MenuItem>
          ))}
      </Menu>
      <Snackbar open={problem !== null} onClose={() => setProblem(null)} message={problem && t(problem)} />
    </>
  )
}
