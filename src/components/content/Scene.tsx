import type { SceneName } from '#art/sceneNames.ts'
import { styled } from '#theme/styled.ts'

const files = import.meta.glob<string>('../../art/drawn/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const Frame = styled('svg')({ inlineSize: '100%', blockSize: 'auto' })

interface SceneProps {
  name: SceneName
  /** Edges of the drawing, in its own units. */
  width?: number
  height?: number
}

/** A drawing from a file of drawings. Its colours are the CSS variables of the section around it. */
export function Scene({ name, width = 400, height = 300 }: SceneProps) {
  const [sheet, drawing] = name.split('/')
  const file = files[`../../art/drawn/${sheet}.svg`]
  if (!file) throw new Error(`src/art/drawn/${sheet}.svg: there is no such file, see src/art/sceneNames.ts`)
  return (
    <Frame aria-hidden viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <use href={`${file}#${drawing}`} />
    </Frame>
  )
}
