import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import type { DataPlacesTexts } from '#content/kinds/dataPlaces.ts'
import { TitledLines } from './TitledLines.tsx'

/** The drawings stand on one deck: there is no gap between them. On phones each stands beside its words. */
const grid = { display: 'grid', rowGap: 3, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } } as const

const place = (theme: Theme) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 150px) 1fr',
  [theme.breakpoints.up('sm')]: { alignItems: 'start', alignContent: 'start', gridTemplateColumns: '1fr' },
  '@media print': { [theme.breakpoints.down('sm')]: { gridTemplateColumns: '32mm 1fr', alignItems: 'end' } },
})

const Drawing = styled('svg')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: 400,
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  ...(theme.direction === 'rtl' && { transform: 'scaleX(-1)' }),
  '& .unused': { strokeDasharray: '2 7', opacity: 0.5 },
  '& .used': { fill: theme.vars.palette.surface.container },
  '& .data': { fill: theme.vars.palette.secondary.main },
  '& .deck': { stroke: theme.vars.palette.primary.main, strokeWidth: 8 },
}))

const arch = 'M20 136V84a46 46 0 0 1 92 0v52z'
const cloud = 'M152 136a28 28 0 0 1-4-55 42 42 0 0 1 80-8 34 34 0 1 1 8 63z'

/** Cubes of data: in the arch, in the cloud, or in both, with what joins them. */
const kinds = [
  { id: 'own', own: true, provider: false, data: 'M44 136v-26h22v26zM66 136v-26h22v26zM55 110V84h22v26z' },
  {
    id: 'provider',
    own: false,
    provider: true,
    data: 'M168 136v-26h22v26zM190 136v-26h22v26zM179 110V84h22v26z',
  },
  { id: 'both', own: true, provider: true, data: 'M44 136v-26h22v26zM66 136v-26h22v26zM179 136v-26h22v26z' },
] as const

/** Where data lies: on infrastructure of one's own, with a provider, or in both places. */
export function DataPlaces({ places: words }: Pick<DataPlacesTexts, 'places'>) {
  return (
    <Box component="ul" sx={grid}>
      {kinds.map(({ id, own, provider, data }) => (
        <Box component="li" key={id} sx={place}>
          <Drawing aria-hidden data-drawing viewBox="0 0 300 144">
            {own && provider && <path d="M112 104h20" />}
            <path className={own ? 'used' : 'unused'} d={arch} />
            <path className={provider ? 'used' : 'unused'} d={cloud} />
            <path className="data" d={data} />
            <path className="deck" d="M-1 140h302" />
          </Drawing>
          <Box sx={{ paddingInlineEnd: { sm: 3 } }}>
            <TitledLines {...words[id]} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
