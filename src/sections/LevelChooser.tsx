import Box from '@mui/material/Box'
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { styled } from '@mui/material/styles'
import { onScreen } from '#theme/tokens.ts'
import { archName, legsOf, levelArch, levelColumns, levelGap } from './drawings/levelArch.ts'

/** The bridge that chooses what a phone shows: an arch for each level, and all of them on the deck. */
const Chooser = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'none',
  gridTemplateColumns: levelColumns,
  alignItems: 'end',
  columnGap: levelGap,
  [onScreen(theme.breakpoints.down('sm'))]: {
    '[data-script] &': { display: 'grid' },
  },
}))

/** Twice the class: the group sets margins and borders of a row of buttons. */
const Choice = styled(ToggleButton)(({ theme }) => ({
  '&&': {
    margin: 0,
    border: `3px solid ${theme.vars.palette.primary.main}`,
    borderRadius: 0,
    color: theme.vars.palette.text.primary,
    ...theme.typography.caption,
    fontWeight: 600,
  },
  [`&&.${toggleButtonClasses.selected}`]: {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.dark,
    borderColor: theme.vars.palette.secondary.main,
  },
}))

const ArchChoice = styled(Choice)({ '&&': { ...levelArch, borderBlockEnd: 0, padding: 0 } })

const DeckChoice = styled(Choice)({ gridColumn: '1 / -1', minBlockSize: 48 })

/** What a phone shows: a level, by its number, or all. */
export type ShownLevel = number | 'all'

interface LevelChooserProps {
  levels: readonly { id: string; name: string }[]
  /** The name of the button that shows all. */
  all: string
  shown: ShownLevel
  onShow: (shown: ShownLevel) => void
  label: string
}

/** Chooses the level that a phone shows, once there are scripts. */
export function LevelChooser({ levels, all, shown, onShow, label }: LevelChooserProps) {
  return (
    <Chooser
      exclusive
      value={shown}
      // A press of what is chosen already would choose nothing.
      onChange={(_, chosen: ShownLevel | null) => onShow(chosen ?? shown)}
      aria-label={label}
    >
      {levels.map(({ id, name }, index) => (
        <ArchChoice key={id} value={index} sx={legsOf(index)}>
          <Box component="span" sx={archName}>
            {name}
          </Box>
        </ArchChoice>
      ))}
      <DeckChoice value="all">{all}</DeckChoice>
    </Chooser>
  )
}
