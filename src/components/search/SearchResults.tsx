import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Piece } from '#search/excerpt.ts'

/** A result: a page or a section, with a sentence of it. */
export interface ResultOption {
  href: string
  heading: Piece[]
  excerpt: Piece[]
}

/** The results of a page, under its name. */
export interface ResultGroup {
  name: string
  options: ResultOption[]
}

const Results = styled(List)<{ component: 'div' }>(({ theme }) => ({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
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
  '& [role="option"]': { display: 'block', scrollMarginBlock: 48 },
  '& [aria-selected="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& [role="option"] strong': { display: 'block', fontWeight: 600 },
}))

interface SearchResultsProps {
  id: string
  label: string
  groups: readonly ResultGroup[]
  /** The address of the chosen one. */
  chosen: string | undefined
  onFollow: () => void
}

/** The id of an option's element. */
export const optionId = (id: string, href: string): string => `${id}${href}`

/** A listbox of links. The focus stays in the field, which names the chosen one. */
export function SearchResults({ id, label, groups, chosen, onFollow }: SearchResultsProps) {
  return (
    <Results component="div" id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-label={name}>
          <Typography
            variant="caption"
            component="div"
            color="textSecondary"
            aria-hidden
            sx={{ paddingInline: 1.5, paddingBlockStart: 1 }}
          >
            {name}
          </Typography>
          {options.map(({ href, heading, excerpt }) => {
            const isChosen = href === chosen
            return (
              <ListItemButton
                key={href}
                id={optionId(id, href)}
                role="option"
                aria-selected={isChosen}
                selected={isChosen}
                tabIndex={-1}
                href={href}
                onClick={onFollow}
              >
                <strong>
                  <Pieces pieces={heading} />
                </strong>
                <small>
                  <Pieces pieces={excerpt} />
                </small>
              </ListItemButton>
            )
          })}
        </div>
      ))}
    </Results>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
