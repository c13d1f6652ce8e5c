import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { popularPages } from '#search/popularPages.ts'
import type { FoundPage, FoundSection } from '#search/SearchResult.ts'
import { SearchOption, type SearchOptionProps } from './SearchOption.tsx'

/** The pages that were found, or those that most visitors look for. */
type Pages = readonly FoundPage[] | 'popular'

type OptionWords = Pick<SearchOptionProps, 'kind' | 'kindName' | 'heading' | 'excerpt'>

const Results = styled(List)<{ component: 'div' }>(({ theme }) => ({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(1, 1, 3),
  // What goes on below the edge fades; at the end, only the space does.
  maskImage: `linear-gradient(to top, transparent, #000 ${theme.spacing(3)})`,
  '& mark': {
    color: 'inherit',
    backgroundColor: 'transparent',
    fontWeight: 700,
    textDecoration: 'underline',
  },
  '& mark, & strong': {
    textDecorationColor: theme.vars.palette.secondary.main,
    textUnderlineOffset: '0.25em',
  },
  // Icons have a column of their own, so that all words begin at one edge.
  '& [role="option"]': {
    display: 'block',
    scrollMarginBlock: 48,
    paddingInlineStart: theme.spacing(5.5),
    textWrap: 'pretty',
  },
  '& [aria-selected="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& [role="option"] strong': { fontWeight: 600 },
  '& strong > svg': {
    position: 'absolute',
    insetInlineStart: theme.spacing(1.5),
    marginBlockStart: '0.2em',
    color: theme.vars.palette.text.secondary,
  },
}))

/** Returns the addresses of the results, in their order. */
export function addressesOf(pages: Pages, pageHref: ReturnType<typeof usePageHref>): string[] {
  return pages === 'popular'
    ? popularPages.map((page) => pageHref(page))
    : pages.flatMap(({ page, sections }) => sections.map(({ id }) => pageHref(page, id)))
}

/** The id of an option's element. */
export const optionId = (id: string, href: string): string => `${id}${href}`

interface SearchResultsProps {
  id: string
  pages: Pages
  /** The address of the chosen one. */
  chosen: string | undefined
  onFollow: () => void
}

/**
 * A listbox of links, grouped by page. The focus stays in the field, which names the chosen one. Memoized: it does not
 * render again with each key, but with the results.
 */
export const SearchResults = memo(({ id, pages, chosen, onFollow }: SearchResultsProps) => {
  const { t } = useTexts(['search', 'menu'])
  const pageHref = usePageHref()
  const kindName = ({ kind }: FoundSection) => kind && t(`search:kinds.${kind}`)
  const option = (page: CanonicalPageId, section: OptionWords, fragment?: string) => {
    const href = pageHref(page, fragment)
    return (
      <SearchOption
        key={href}
        {...section}
        id={optionId(id, href)}
        href={href}
        isChosen={href === chosen}
        onFollow={onFollow}
      />
    )
  }
  return (
    <Results component="div" id={id} role="listbox" aria-label={t('search:results')} tabIndex={-1}>
      {pages === 'popular' ? (
        <Group name={t('search:popular')}>
          {popularPages.map((page) => option(page, whole(t(`menu:pages.${page}`))))}
        </Group>
      ) : (
        pages.map(({ page, name, sections }) => (
          <Group key={page} name={name}>
            {sections.map((section) => option(page, { ...section, kindName: kindName(section) }, section.id))}
          </Group>
        ))
      )}
    </Results>
  )
})

/** A page among pages: nothing has to say that it is one. */
const whole = (text: string): OptionWords => ({
  kind: 'page',
  kindName: undefined,
  heading: [{ text, isMarked: false }],
  excerpt: [],
})

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name}>
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        aria-hidden
        sx={{ paddingInline: 1.5, paddingBlockStart: 1, paddingBlockEnd: 0.5 }}
      >
        {name}
      </Typography>
      {children}
    </div>
  )
}
