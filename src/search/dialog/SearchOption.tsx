import ListItemButton from '@mui/material/ListItemButton'
import { Icon } from '#components/ui/Icon.tsx'
import type { Piece } from '#search/excerpt.ts'
import type { FoundSection } from '#search/SearchResult.ts'

export interface SearchOptionProps extends Omit<FoundSection, 'id'> {
  id: string
  kindName: string | undefined
  href: string
  isChosen: boolean
  onFollow: () => void
}

/** A found section, as an option of the listbox: its heading, and the words around what was found. */
export function SearchOption({
  id,
  href,
  kind,
  kindName,
  heading,
  excerpt,
  isChosen,
  onFollow,
}: SearchOptionProps) {
  return (
    <ListItemButton
      id={id}
      role="option"
      aria-selected={isChosen}
      selected={isChosen}
      tabIndex={-1}
      href={href}
      onClick={onFollow}
    >
      <strong>
        <Icon name={kind ?? 'section'} titleAccess={kindName} />
        <span>
          <Pieces pieces={heading} />
        </span>
      </strong>
      <small>
        <Pieces pieces={excerpt} />
      </small>
    </ListItemButton>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
