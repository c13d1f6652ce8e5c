import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'
import { styled } from '@mui/material/styles'
import { styleOnly } from '#theme/styleOnly.ts'

/** The outlines of the icons, in a square of 24 by 24 px. */
const icons = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  expand: 'M5 9l7 7 7-7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  dash: 'M6 12h12',
  up: 'M12 20V5M6 11l6-6 6 6',
  external: 'M8 6h10v10M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  contents: 'M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1',
  close: 'M6 6l12 12M18 6L6 18',
  phone: 'M6 3h3l2 5-2.5 2a12 12 0 005.5 5.5l2-2.5 5 2v3a2 2 0 01-2.2 2A17 17 0 014 5.2 2 2 0 016 3z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20',
  page: 'M3 5h18v14H3zM3 9.5h18M6 7.3h.1M9 7.3h.1',
  section: 'M5 7h14M5 12h14M5 17h8',
  answer: 'M4 5h16v11h-9l-4 4v-4H4zM12 13.2v.1M10 8.8a2 2 0 113 1.6q-1 .6-1 1.2',
  example: 'M5 3h14v18H5zM8.5 7h7M8.5 12h.1M12 12h.1M15.5 12h.1M8.5 16.5h.1M12 16.5h.1M15.5 16.5h.1',
  questionnaire: 'M6 4h12v17H6zM9.5 3v2.5h5V3M9 10l1.2 1.2L12.5 9M15 10.5h.5M9 15.5l1.2 1.2 2.3-2.2M15 16h.5',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
} as const

type IconName = keyof typeof icons

/** The icons that turn with the reading direction. */
const mirrored = new Set<IconName>(['arrow', 'chevron', 'previous', 'external', 'section'])

const Outline = styled(
  SvgIcon,
  styleOnly('mirrored'),
)<{
  mirrored: boolean
}>({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: [{ props: { mirrored: true }, style: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }],
})

/** The props of Material UI's icons: its components give them classes and handlers. */
interface IconProps extends Omit<SvgIconProps, 'name' | 'children'> {
  name: IconName
}

/** A decorative icon: the button or link around it needs an accessible name of its own. */
export function Icon({ name, fontSize = 'small', ...icon }: IconProps) {
  return (
    <Outline {...icon} fontSize={fontSize} mirrored={mirrored.has(name)}>
      <path d={icons[name]} />
    </Outline>
  )
}
