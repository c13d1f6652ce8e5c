import { outlinedInputClasses as input } from '@mui/material/OutlinedInput'
import type { ThemeOptions } from '@mui/material/styles'

export const inputs = {
  MuiInputBase: {
    // MUI injects styles that report autofill, for labels that move. Ours stand above their fields.
    defaultProps: { disableInjectingGlobalStyles: true },
    // MUI's lines of 1.4375 em would cut dots and hamzas of Arabic letters.
    styleOverrides: {
      root: { lineHeight: 'var(--line-body1)' },
      input: ({ theme }) => ({
        '&:not(textarea)': { height: '1lh' },
        // MUI's 42 % of the text's colour are too faint to read.
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiFormLabel: {
    styleOverrides: { root: { fontWeight: 600, lineHeight: 'var(--line-h4)' } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      // Above the field, as the labels of groups are.
      outlined: {
        position: 'static',
        alignSelf: 'start',
        maxWidth: 'none',
        marginBlockEnd: 4,
        transform: 'none',
        whiteSpace: 'normal',
        overflow: 'visible',
      },
      sizeSmall: { fontSize: 'var(--size-body2)' },
    },
  },
  // Below the field, in line with its label.
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0 } },
  },
  // Left-to-right values are aligned with the start of the page.
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        [`& .${input.notchedOutline}`]: { borderColor: theme.vars.palette.text.secondary },
        [`&.${input.focused} .${input.notchedOutline}`]: { borderWidth: 3 },
        [`& .${input.input}:focus-visible`]: { outline: 'none' },
        [`[dir="rtl"] & .${input.input}[dir="ltr"]`]: { textAlign: 'end' },
        [`& textarea.${input.input}`]: { resize: 'block' },
      }),
      input: {
        variants: [
          {
            props: ({ ownerState }) => ownerState.size !== 'small' && !ownerState.multiline,
            style: { paddingBlock: 13 },
          },
        ],
      },
    },
    variants: [
      {
        // A wrong field keeps the colour of its error, and one with a colour of its own that.
        props: ({ ownerState }) => ownerState.color === 'primary' && !ownerState.error,
        style: ({ theme }) => ({
          [`&.${input.focused} .${input.notchedOutline}`]: { borderColor: theme.vars.palette.surface.focus },
        }),
      },
    ],
  },
} satisfies ThemeOptions['components']
