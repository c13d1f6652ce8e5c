import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { LeadIn } from './LeadInItems.tsx'

const Part = styled('li', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: 'machine' | 'deck' }>(({
  theme,
}) => {
  const { background, divider, primary, secondary } = theme.vars.palette
  return {
    border: `1px solid ${divider}`,
    backgroundColor: background.paper,
    '& > strong': { display: 'block' },
    variants: [
      {
        props: { kind: 'machine' },
        style: {
          padding: theme.spacing(2, 2.5),
          borderBlockStart: `6px solid ${primary.main}`,
          borderRadius: '18px 18px 0 0',
          [theme.breakpoints.up('sm')]: { flex: '1 1 150px' },
        },
      },
      {
        props: { kind: 'deck' },
        style: {
          padding: theme.spacing(1.5, 2.5),
          borderBlockStart: `8px solid ${secondary.main}`,
          textAlign: 'center',
          [theme.breakpoints.up('sm')]: { flex: '1 1 100%' },
        },
      },
    ],
  }
})

/** Systems side by side. The last item, what carries or connects them, is the deck below. */
export function Machines({ items }: { items: readonly string[] }) {
  const deck = items.length - 1
  return (
    <Stack
      component="ul"
      // On phones, the arches stand one below the other.
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ flexWrap: { sm: 'wrap' }, rowGap: { xs: 1.5, sm: 0 }, columnGap: 3 }}
    >
      {items.map((item, index) => (
        <Part key={item} kind={index === deck ? 'deck' : 'machine'}>
          <LeadIn text={item} />
        </Part>
      ))}
    </Stack>
  )
}
