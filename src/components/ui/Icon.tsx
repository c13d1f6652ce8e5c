import { styled } from '#theme/styled.ts'

/** Every icon of the site: its 24 px outline, and whether it turns with the reading direction. */
const icons = {
  arrow: { path: 'M4 12h15M13 6l6 6-6 6', mirrored: true },
  chevron: { path: 'M9 5l7 7-7 7', mirrored: true },
  previous: { path: 'M15 5l-7 7 7 7', mirrored: true },
  expand: { path: 'M5 9l7 7 7-7', mirrored: false },
  up: { path: 'M12 20V5M6 11l6-6 6 6', mirrored: false },
  external: { path: 'M8 6h10v10M18 6L6 18', mirrored: true },
  menu: { path: 'M4 7h16M4 12h16M4 17h16', mirrored: false },
  close: { path: 'M6 6l12 12M18 6L6 18', mirrored: false },
  pause: { path: 'M8 5v14M16 5v14', mirrored: false },
  play: { path: 'M8 5l11 7-11 7z', mirrored: false },
  sun: {
    path: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
    mirrored: false,
  },
  moon: { path: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z', mirrored: false },
} as const

export type IconName = keyof typeof icons

const Outline = styled('svg')({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[dir="rtl"] &[data-mirrored]': { transform: 'scaleX(-1)' },
})

interface IconProps {
  name: IconName
  /** Edge, in px. */
  size?: number
}

/** A decorative icon: the button or link around it needs an accessible name of its own. */
export function Icon({ name, size = 20 }: IconProps) {
  const { path, mirrored } = icons[name]
  return (
    <Outline
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-icon={name}
      {...(mirrored && { 'data-mirrored': '' })}
    >
      <path d={path} />
    </Outline>
  )
}
