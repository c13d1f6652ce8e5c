import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Modal from '@mui/material/Modal'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { loadSearch } from '#search/loadSearch.ts'
import type { FoundPage } from '#search/SearchResult.ts'
import { NothingFound } from './NothingFound.tsx'
import { addressesOf, optionId, SearchResults } from './SearchResults.tsx'
import { useSiteSearch } from './useSiteSearch.ts'
import { useVisibleHeight } from './useVisibleHeight.ts'

/** Material UI's Dialog is this Modal with sizes and animations that the search does not have: 1 KB of script. */
const Surface = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  insetInline: theme.spacing(4),
  insetBlockStart: theme.spacing(4),
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: 700,
  maxBlockSize: `calc(var(--visible-height, 100%) - ${theme.spacing(8)})`,
  translate: '0 var(--visible-top, 0)',
  marginInline: 'auto',
  overflowY: 'auto',
  [theme.breakpoints.down('sm')]: {
    inset: 0,
    blockSize: 'var(--visible-height, 100%)',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    borderRadius: 0,
  },
}))

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  // A ring around the field would stand inside the dialog like a second frame.
  borderBlockEnd: `3px solid ${theme.vars.palette.divider}`,
  '&:has(input:focus-visible)': { borderBlockEndColor: theme.vars.palette.surface.focus },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 44,
    paddingInline: theme.spacing(1),
    border: 0,
    font: 'inherit',
    // Below 16 px, Safari on iPhones would enlarge the page.
    fontSize: 'max(1rem, 16px)',
    color: 'inherit',
    background: 'none',
    appearance: 'none',
    outline: 0,
  },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}))

const none: FoundPage[] = []

/** Fetches the search of a language before it is asked. */
export function prepare(language: LanguageCode): void {
  // The dialog tells what could not be fetched.
  loadSearch(language).catch(() => undefined)
}

/** The search: a field, and the results while one types. Arrow keys choose one, Enter follows it. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('search')
  const { code } = useLanguage()
  const pageHref = usePageHref()
  const id = useId()
  const paper = useRef<HTMLDivElement>(null)
  const { search, hasFailed, retry } = useSiteSearch(code)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isEntered, setIsEntered] = useState(false)
  const words = useDeferredValue(typed).trim()
  useVisibleHeight(paper)

  const result = useMemo(() => (search && words !== '' ? search.find(words) : null), [search, words])
  const pages = words === '' ? 'popular' : (result?.pages ?? none)
  const addresses = addressesOf(pages, pageHref)
  const count = addresses.length
  const isNothing = result !== null && count === 0
  const active = Math.min(chosen, count - 1)
  const activeAddress = addresses[active]
  const activeId = activeAddress && optionId(id, activeAddress)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  // Who types fast presses Enter before the results are there.
  const isAnswered = words === typed.trim() && (words === '' || result !== null)
  useEffect(() => {
    if (isEntered && isAnswered && activeId) document.getElementById(activeId)?.click()
  }, [isEntered, isAnswered, activeId])

  const change = (text: string) => {
    setTyped(text)
    setChosen(0)
    setIsEntered(false)
  }
  const handleKey = (event: KeyboardEvent) => {
    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: () => setChosen((active + 1) % Math.max(count, 1)),
      ArrowUp: () => setChosen((active + count - 1) % Math.max(count, 1)),
      Enter: () => setIsEntered(true),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const told = (() => {
    if (hasFailed) return t('failed')
    if (words === '') return ''
    if (!result) return t('loading')
    return isNothing ? t('nothing', { words }) : t('count', { count })
  })()

  return (
    <Modal open onClose={onClose} slotProps={{ backdrop: { transitionDuration: 0 } }}>
      <Surface ref={paper} elevation={24} role="dialog" aria-modal aria-label={t('label')}>
        <Field role="search">
          <Icon name="search" />
          <input
            autoFocus
            type="search"
            role="combobox"
            value={typed}
            maxLength={100}
            placeholder={t('placeholder')}
            aria-label={t('label')}
            aria-expanded={count > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={({ target }) => change(target.value)}
            onKeyDown={handleKey}
          />
          <IconButton color="inherit" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Field>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          role="status"
          sx={{ paddingInline: 2.5, '&:not(:empty)': { paddingBlockStart: 1.5 } }}
        >
          {told !== '' && <div>{told}</div>}
          {result && count > 0 && <Notices {...result} />}
        </Typography>
        {hasFailed && (
          <Button
            onClick={() => {
              setIsEntered(false)
              retry()
            }}
            sx={{ alignSelf: 'start', margin: 1.5 }}
          >
            {t('retry')}
          </Button>
        )}
        {isNothing && (
          <NothingFound
            words={words}
            nearest={search?.nearest(words) ?? null}
            onSearch={change}
            onFollow={onClose}
          />
        )}
        {count > 0 && <SearchResults id={id} pages={pages} chosen={activeAddress} onFollow={onClose} />}
      </Surface>
    </Modal>
  )
}

/** What else was looked for: a term of this language, or the nearest spelling. */
function Notices({ translated, corrected }: { translated: readonly string[]; corrected: string | null }) {
  const { t } = useTexts('search')
  return (
    <>
      {corrected !== null && <div>{t('corrected', { words: corrected })}</div>}
      {translated.map((term) => (
        <div key={term}>{t('alsoFor', { term })}</div>
      ))}
    </>
  )
}
