import { buttonClasses } from '@mui/material/Button'
import { cardActionAreaClasses } from '@mui/material/CardActionArea'
import { cardHeaderClasses } from '@mui/material/CardHeader'
import type { ThemeOptions } from '@mui/material/styles'
import { textButtonPadding } from '#theme/tokens.ts'
import { brand } from '../brand.ts'

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A card with the brand's quarter arch at its end, on a hairline: what leads on. */
    arch: true
    /** A card that is only read: Material 3's filled card, without an edge. */
    filled: true
  }
}
declare module '@mui/material/SnackbarContent' {
  interface SnackbarContentProps {
    'data-scheme'?: 'light' | 'dark'
  }
}

/** All parts of a card have it, so that their texts begin on one line. */
const cardPadding = 'clamp(16px, 2.5vw, 28px)'

/** How a panel is without scripts and on paper, where nothing opens it. */
const open = { blockSize: 'auto !important', visibility: 'visible !important', overflow: 'visible' }

export const surfaces = {
  // The ground of a standard one is nearly black in the dark scheme: an edge, and a tint of its colour, in its place.
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      outlined: ({ theme: { vars }, ownerState: { severity = 'success' } }) => ({
        backgroundColor: `color-mix(in srgb, ${vars.palette[severity].main} 12%, ${vars.palette.background.paper})`,
      }),
    },
  },
  MuiPaper: {
    variants: [
      {
        props: { variant: 'arch' },
        style: ({ theme }) => ({
          border: `1px solid ${theme.vars.palette.divider}`,
          borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}`,
          borderRadius: brand.radius.card,
          borderStartEndRadius: 56,
          backgroundColor: theme.vars.palette.surface.card,
        }),
      },
      {
        props: { variant: 'outlined' },
        style: ({ theme }) => ({
          borderRadius: brand.radius.card,
          backgroundColor: theme.vars.palette.surface.card,
        }),
      },
      {
        props: { variant: 'filled' },
        style: ({ theme }) => ({
          borderRadius: brand.radius.card,
          backgroundColor: theme.vars.palette.surface.container,
          // The dark scheme, contrast themes and paper show it.
          border: '1px solid transparent',
          ...theme.applyStyles('dark', { borderColor: theme.vars.palette.divider }),
        }),
      },
    ],
  },
  // A card that is a link rises under the pointer; one that is only read does not.
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        [`&:has(> .${cardActionAreaClasses.root})`]: {
          transition: theme.transitions.create('box-shadow', {
            duration: theme.transitions.duration.shortest,
          }),
          '&:hover': { boxShadow: theme.shadows[3] },
        },
      }),
    },
  },
  // A grid: text stands in an element of its own there, and what keeps its width has `justifySelf`.
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        alignContent: 'start',
        gap: theme.spacing(1.25),
        padding: cardPadding,
        '&:last-child': { paddingBlockEnd: cardPadding },
        [`.${cardHeaderClasses.root} + &`]: { paddingBlockStart: 0 },
      }),
    },
  },
  MuiCardHeader: { styleOverrides: { root: { padding: cardPadding } } },
  MuiCardActions: {
    styleOverrides: {
      root: {
        padding: cardPadding,
        paddingBlockStart: 0,
        // The words of text buttons begin where those above them do.
        [`&:has(> .${buttonClasses.text})`]: {
          paddingInlineStart: `calc(${cardPadding} - ${textButtonPadding}px)`,
        },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      sizeMedium: {
        minBlockSize: 32,
        // A finger finds each.
        variants: [{ props: { clickable: true }, style: { minBlockSize: 40 } }],
      },
      root: {
        // Two lines of Arabic are not cut.
        blockSize: 'auto',
        // A label wraps only where it is wider than its container: a row of chips scrolls.
        flexShrink: 0,
        borderRadius: 20,
        lineHeight: 'var(--line-body2)',
        fontSize: 'var(--size-body2)',
        fontWeight: 600,
      },
      label: {
        whiteSpace: 'normal',
        textWrap: 'balance',
        overflow: 'visible',
        variants: [
          { props: { size: 'medium' }, style: { paddingBlock: 4 } },
          { props: { size: 'medium', clickable: true }, style: { paddingBlock: 6, paddingInline: 16 } },
        ],
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: { root: { fontSize: 'var(--size-body2)' }, separator: { marginInline: 8 } },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h3' } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px' } } },
  // The next item would cover a ring around it.
  MuiAccordionSummary: { styleOverrides: { root: { '&:focus-visible': { outlineOffset: -3 } } } },
  // The band is dark in both schemes, so what stands on it has the dark scheme's colours.
  MuiSnackbarContent: {
    defaultProps: { 'data-scheme': 'dark' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.band,
        color: theme.vars.palette.text.primary,
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  // The numbers of steps to come stand out from their circles.
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      text: ({ theme }) => ({ fill: theme.vars.palette.background.paper }),
    },
  },
  MuiCollapse: {
    styleOverrides: { root: { 'html:not([data-script]) &': open, '@media print': open } },
  },
} satisfies ThemeOptions['components']
