import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { LargeLeadIn } from './LeadInItems.tsx'

/** The drawings stand on one deck: there is no gap between them. */
const places = { display: 'grid', rowGap: 4, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } } as const

const Drawing = styled('svg')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: 400,
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  '& .unused': { strokeDasharray: '2 7', opacity: 0.5 },
  '& .used': { fill: theme.vars.palette.surface.container },
  '& .data': { fill: theme.vars.palette.secondary.main },
  '& .deck': { stroke: theme.vars.palette.primary.main, strokeWidth: 8 },
}))

const arch = 'M20 136V84a46 46 0 0 1 92 0v52z'
const cloud = 'M152 136a28 28 0 0 1-4-55 42 42 0 0 1 80-8 34 34 0 1 1 8 63z'

/** Cubes of data: in the arch, in the cloud, or in both, with what joins them. */
const kinds = [
  { own: true, provider: false, data: 'M44 136v-26h22v26zM66 136v-26h22v26zM55 110V84h22v26z' },
  { own: false, provider: true, data: 'M168 136v-26h22v26zM190 136v-26h22v26zM179 110V84h22v26z' },
  { own: true, provider: true, data: 'M44 136v-26h22v26zM66 136v-26h22v26zM179 136v-26h22v26z' },
] as const

/** Where data lies, in the order of the page's texts: on infrastructure of one's own, with a provider, or in both places. */
export function DataPlaces({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={places}>
      {kinds.map(({ own, provider, data }, index) => {
        const item = items[index] ?? ''
        return (
          <Stack component="li" key={item} spacing={2}>
            <Drawing aria-hidden viewBox="0 0 300 144">
              {own && provider && <path d="M112 104h20" />}
              <path className={own ? 'used' : 'unused'} d={arch} />
              <path className={provider ? 'used' : 'unused'} d={cloud} />
              <path className="data" d={data} />
              <path className="deck" d="M-1 140h302" />
            </Drawing>
            <Box sx={{ paddingInlineEnd: { sm: 3 } }}>
              <LargeLeadIn text={item} />
            </Box>
          </Stack>
        )
      })}
    </Box>
  )
}
