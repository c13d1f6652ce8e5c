import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { sceneAddress } from './sceneAddress.ts'

/** With the reading direction it is mirrored, so that all scenes have their light from one side. */
const Frame = styled('svg')({
  inlineSize: '100%',
  blockSize: 'auto',
  // The racks reach a little beyond their box.
  overflow: 'visible',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  'html:not([data-script]) &:empty': { display: 'none' },
})

export interface SceneProps extends Pick<ComponentProps<typeof Frame>, 'ref' | 'sx'> {
  /** That of its file; in a file with several, the file's name comes first, as in `industries/oil`. */
  name: string
  /** Edges of the scene, in its own units. */
  width?: number
  height?: number
  /** Whether it stays in its frame when the page changes (src/app/carryPicture.ts). */
  framed?: boolean
  /** Whether its place is kept, and nothing is fetched for it yet. */
  blank?: boolean
}

/** Its colours are the CSS variables of the section around it. */
export function Scene({
  name,
  width = 400,
  height = 300,
  framed = false,
  blank = false,
  ...frame
}: SceneProps) {
  return (
    <Frame
      {...frame}
      aria-hidden
      data-scene={framed ? undefined : name}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {!blank && <use href={sceneAddress(name)} width={width} height={height} />}
    </Frame>
  )
}
