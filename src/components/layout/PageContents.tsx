import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { ContentsSheet } from './ContentsSheet.tsx'

/** The sections of the page, as it stands: every template has its own. */
function readSections() {
  return [...document.querySelectorAll('main section[id]')].flatMap((section) => {
    const heading = section.querySelector('h2')?.textContent
    return heading ? [{ id: section.id, heading }] : []
  })
}

/** A button that shows the headings of the page's sections in a sheet from below, each leading to its section. */
export function PageContents() {
  const { t } = useTexts('accessibility')
  const [sections, setSections] = useState(readSections)
  const [isOpen, setIsOpen] = useState(false)
  if (sections.length < 2) return null
  return (
    <>
      <IconButton
        color="primary"
        aria-label={t('pageContents')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          // They may have changed their language since then.
          setSections(readSections())
          setIsOpen(true)
        }}
      >
        <Icon name="contents" fontSize="medium" />
      </IconButton>
      {isOpen && <ContentsSheet sections={sections} onClose={() => setIsOpen(false)} />}
    </>
  )
}
