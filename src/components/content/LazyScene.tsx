import { useRef } from 'react'
import { useNearViewport } from '#scheduling/useNearViewport.ts'
import { Scene, type SceneProps } from './Scene.tsx'

/** A scene below the first window: fetched when the visitor comes near it; without scripts, at once. */
export function LazyScene(scene: SceneProps) {
  const ref = useRef<SVGSVGElement>(null)
  const near = useNearViewport(ref)
  return (
    <>
      <Scene {...scene} ref={ref} blank={!near} />
      <noscript>
        <Scene {...scene} />
      </noscript>
    </>
  )
}
