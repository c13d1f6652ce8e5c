import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { islands } from '#art/landscape.ts'
import { styleOnly } from '#theme/styleOnly.ts'
import { sceneAddress } from './sceneAddress.ts'

const Frame = styled(
  'svg',
  styleOnly('mirrored', 'whole'),
)<{ mirrored: boolean; whole: boolean }>({
  inlineSize: '100%',
  blockSize: 'auto',
  'html:not([data-script]) &:empty': { display: 'none' },
  variants: [
    { props: { mirrored: true }, style: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } },
    // The racks reach a little beyond their box.
    { props: { whole: true }, style: { overflow: 'visible' } },
  ],
})

const mirrored: ReadonlySet<string> = new Set(islands)

export interface SceneProps extends Pick<ComponentProps<typeof Frame>, 'ref' | 'sx'> {
  /** That of its file; in a file with several, the file's name comes first, as in `industries/oil`. */
  name: string
  /** Edges of the scene, in its own units. */
  width?: number
  height?: number
  /** The part that is shown: where it begins, its width and its height. By default all. */
  part?: readonly [x: number, y: number, width: number, height: number]
  /** Whether its place is kept, and nothing is fetched for it yet. */
  blank?: boolean
}

/** Its colours are the CSS variables of the section around it. */
export function Scene({ name, width = 400, height = 300, part, blank = false, ...frame }: SceneProps) {
  const shown = part ?? [0, 0, width, height]
  return (
    <Frame
      {...frame}
      aria-hidden
      data-scene={part ? undefined : name}
      mirrored={mirrored.has(name)}
      whole={!part}
      viewBox={shown.join(' ')}
      width={shown[2]}
      height={shown[3]}
    >
      {!blank && <use href={sceneAddress(name)} width={width} height={height} />}
    </Frame>
  )
}
