import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Ref } from 'react'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { brand } from '#theme/brand.ts'
import { duration } from '#theme/motion.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { dimensions } from '#theme/tokens.ts'
import { banners } from '../banners.ts'
import { islandMiddle, pictureEnd } from './measures.ts'

const withoutScripts = 'html:not([data-script]) &'

/** From the content's edge to the end of the controls, and the space beside them, in px. */
const besideControls = 280

/** At the foot of the island or beside the controls; without scripts, a row below the banners. */
const List = styled('ul')(({ theme }) => ({
  '--width': 'min(21rem, 92vw)',
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  inlineSize: 'var(--width)',
  marginInlineStart: 'calc(var(--width) / -2)',
  insetBlockEnd: 24,
  pointerEvents: 'none',
  // In the row of the controls, beside them: below the island, it would cover the foremost corner.
  [theme.breakpoints.up('md')]: {
    justifyItems: 'start',
    inlineSize: 'auto',
    marginInlineStart: 0,
    insetInlineStart: `calc(max(${dimensions.wideGutter}px, (100% - ${dimensions.contentWidth}px) / 2) + ${besideControls}px)`,
    insetBlockEnd: 16,
  },
  // To where the content ends.
  [theme.breakpoints.between('sm', 'md')]: {
    justifyItems: 'end',
    inlineSize: 'auto',
    marginInlineStart: 0,
    insetInlineEnd: safeMargin(`${dimensions.wideGutter}px`),
  },
  [theme.breakpoints.down('sm')]: {
    insetInlineStart: islandMiddle.xs,
    insetBlock: `calc(${pictureEnd} - 8px) auto`,
    translate: '0 -100%',
  },
  '@media print': { display: 'none' },
  [withoutScripts]: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    inset: 'auto',
    translate: 'none',
    inlineSize: 'auto',
    marginInlineStart: 0,
    paddingBlockEnd: theme.spacing(3),
    paddingInline: safeMargin(`${dimensions.gutter}px`, `(100% - ${dimensions.contentWidth}px) / 2`),
  },
}))

/**
 * All stand at one spot, and that of the place in view is seen. A phone shows the one that has the focus: there the banner's
 * words follow at once, and the island itself is pressed.
 */
const Item = styled('li')<{ current: boolean }>(({ theme }) => ({
  gridArea: '1 / 1',
  opacity: 0,
  // One goes before the other comes: no two signs can be read through each other.
  transition: theme.transitions.create('opacity', { duration: duration.shortest }),
  variants: [
    {
      props: { current: true },
      style: {
        opacity: 1,
        transitionDelay: `${duration.shortest}ms`,
        '& > a': { pointerEvents: 'auto' },
      },
    },
  ],
  [withoutScripts]: { opacity: 1, '& > a': { pointerEvents: 'auto' } },
  [theme.breakpoints.down('sm')]: {
    transition: 'none',
    'html[data-script] &:not(:focus-within)': { opacity: 0, '& > a': { pointerEvents: 'none' } },
  },
}))

/**
 * A plaque with the arch of cards that lead on, on a ground and with an outline of its own: it stands before the drawing. It
 * is quieter than the banner's button, and has one line beside the controls.
 */
const Sign = styled(Button)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  [theme.breakpoints.up('sm')]: { display: 'flex', gap: theme.spacing(1.5), whiteSpace: 'nowrap' },
  minBlockSize: 44,
  paddingBlock: 6,
  paddingInline: 16,
  lineHeight: 'var(--line-h4)',
  textAlign: 'start',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: brand.radius.control,
  borderStartEndRadius: 24,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': {
    color: theme.vars.palette.secondary.main,
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

interface PlacesProps {
  ref: Ref<HTMLUListElement>
  /** The banner that is shown. */
  index: number
  onShow: (index: number) => void
}

/** The places of the landscape: each sign names what stands there, and leads to the section about it. The focus travels to a place. */
export function Places({ ref, index, onShow }: PlacesProps) {
  const { t } = useTexts(['accessibility', 'pages/home'])
  const pageHref = usePageHref()
  return (
    <List ref={ref} aria-label={t('accessibility:carousel.places')}>
      {banners.map(({ id, sign }, position) => (
        <Item key={id} current={position === index}>
          <Sign
            href={pageHref(sign.page, sign.section)}
            color="inherit"
            size="small"
            onFocus={() => position !== index && onShow(position)}
          >
            <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 'inherit' }}>
              {t(`pages/home:places.${id}.name`)}
            </Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {t(`pages/home:places.${id}.sign`)}
              <Icon name="arrow" />
            </Box>
          </Sign>
        </Item>
      ))}
    </List>
  )
}
