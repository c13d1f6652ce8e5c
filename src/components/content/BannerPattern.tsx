import { styled } from '@mui/material/styles'
import { styleOnly } from '#theme/styleOnly.ts'
import { ArchPattern } from './ArchPattern.tsx'

const edge = 9

const Pattern = styled(
  ArchPattern,
  styleOnly('faint'),
)<{ faint: boolean }>(({ theme }) => {
  const faint = {
    opacity: 0.3,
    '& path': { fill: theme.vars.palette.surface.pattern },
    // Its edges would cut arches where the banner is higher than the pattern. In Arabic, the pattern is mirrored with it.
    maskImage: 'radial-gradient(farthest-side at 100% 100%, #000 30%, transparent)',
  }
  return {
    '--module': 'clamp(44px, 4.8vw, 72px)',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    blockSize: `calc(var(--module) * ${edge})`,
    inlineSize: 'calc(var(--module) * 6)',
    [theme.breakpoints.up('md')]: { inlineSize: `calc(var(--module) * ${edge})` },
    [theme.breakpoints.down('sm')]: { inlineSize: 'calc(var(--module) * 4)', ...faint },
    variants: [{ props: { faint: true }, style: faint }],
  }
})

interface BannerPatternProps {
  seed: string
  /** Whether words and a scene lie over it. On phones it is always faint, as titles need the room. */
  faint?: boolean
}

/** The arches at the end of a banner. They have a whole number of arches in width, so that no side cuts one. */
export function BannerPattern({ seed, faint = false }: BannerPatternProps) {
  return <Pattern seed={seed} columns={edge} rows={edge} faint={faint} />
}
