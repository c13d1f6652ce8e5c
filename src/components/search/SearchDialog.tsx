import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { loadSearch } from '#search/loadSearch.ts'
import { popularPages } from '#search/popularPages.ts'
import type { FoundPage } from '#search/SiteSearch.ts'
import { NothingFound } from './NothingFound.tsx'
import { optionId, SearchResults, type ResultGroup } from './SearchResults.tsx'
import { useSiteSearch } from './useSiteSearch.ts'
import { useVisibleHeight } from './useVisibleHeight.ts'

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 16,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& input': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 44,
    paddingInline: 8,
    border: 0,
    font: 'inherit',
    // Below 16 px, Safari on iPhones would enlarge the page.
    fontSize: 'max(1rem, 16px)',
    color: 'inherit',
    background: 'none',
    appearance: 'none',
    outlineOffset: 0,
  },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}))

/** Fetches the search of a language before it is asked. */
export function prepare(language: LanguageCode): void {
  // The dialog tells what could not be fetched.
  loadSearch(language).catch(() => undefined)
}

/** The search: a field, and the results while one types. Arrow keys choose one, Enter follows it. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(['search', 'menu'])
  const { code } = useLanguage()
  const pageHref = usePageHref()
  const id = useId()
  const paper = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { search, hasFailed, retry } = useSiteSearch(code)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const words = useDeferredValue(typed).trim()
  useVisibleHeight(paper, isPhone)

  const popular = (): ResultGroup => ({
    name: t('search:popular'),
    options: popularPages.map((page) => ({
      href: pageHref(page),
      heading: [{ text: t(`menu:pages.${page}`), isMarked: false }],
      excerpt: [],
    })),
  })
  const groupOf = ({ page, name, sections }: FoundPage): ResultGroup => ({
    name,
    options: sections.map(({ id: fragment, ...texts }) => ({ ...texts, href: pageHref(page, fragment) })),
  })
  const result = useMemo(() => (search && words !== '' ? search.find(words) : null), [search, words])
  const groups = words === '' ? [popular()] : (result?.pages ?? []).map(groupOf)
  const addresses = groups.flatMap(({ options }) => options.map(({ href }) => href))
  const count = addresses.length
  const isNothing = result !== null && count === 0
  const active = Math.min(chosen, count - 1)
  const activeAddress = addresses[active]
  const activeId = activeAddress && optionId(id, activeAddress)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const change = (text: string) => {
    setTyped(text)
    setChosen(0)
  }
  const handleKey = (event: KeyboardEvent) => {
    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: () => setChosen((active + 1) % Math.max(count, 1)),
      ArrowUp: () => setChosen((active + count - 1) % Math.max(count, 1)),
      Enter: () => activeId && document.getElementById(activeId)?.click(),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const status = () => {
    if (hasFailed) return t('search:failed')
    if (words === '') return ''
    if (!result) return t('search:loading')
    return isNothing ? t('search:nothing', { words }) : t('search:count', { count })
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        paper: { ref: paper, 'aria-label': t('search:label') },
        container: { sx: { alignItems: { sm: 'start' } } },
      }}
    >
      <Field role="search">
        <Icon name="search" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog is there for this field.
          autoFocus
          type="search"
          role="combobox"
          value={typed}
          maxLength={100}
          placeholder={t('search:placeholder')}
          aria-label={t('search:label')}
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
        <IconButton color="inherit" aria-label={t('search:close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Field>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ paddingInline: 2.5, '&:not(:empty)': { paddingBlockStart: 1.5 } }}
      >
        <span role="status">{status()}</span>
        {result && count > 0 && <Notices {...result} />}
      </Typography>
      {hasFailed && (
        <Button onClick={retry} sx={{ alignSelf: 'start', margin: 1.5 }}>
          {t('search:retry')}
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
      {count > 0 && (
        <SearchResults
          id={id}
          label={t('search:results')}
          groups={groups}
          chosen={activeAddress}
          onFollow={onClose}
        />
      )}
    </Dialog>
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
