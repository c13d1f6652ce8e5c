import type { SceneName } from '#art/sceneNames.ts'
import { styled } from '@mui/material/styles'

const files = import.meta.glob<string>('../../art/scenes/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const Frame = styled('svg')({ inlineSize: '100%', blockSize: 'auto' })

interface SceneProps {
  name: SceneName
  /** Edges of the scene, in its own units. */
  width?: number
  height?: number
}

/** A scene from one of the files of scenes. Its colours are the CSS variables of the section around it. */
export function Scene({ name, width = 400, height = 300 }: SceneProps) {
  const [file, scene = file] = name.split('/')
  const url = files[`../../art/scenes/${file}.svg`]
  if (!url) throw new Error(`src/art/scenes/${file}.svg: there is no such file, see src/art/sceneNames.ts`)
  return (
    <Frame aria-hidden viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <use href={`${url}#${scene}`} />
    </Frame>
  )
}
