import type { SceneName } from '#art/sceneNames.ts'

const files = import.meta.glob<string>('../../art/scenes/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/**
 * The address of a scene, for the `href` of a `use`.
 * @throws Error if there is no file for it
 */
export function sceneAddress(name: SceneName): string {
  const [file, scene = file] = name.split('/')
  const url = files[`../../art/scenes/${file}.svg`]
  if (!url) throw new Error(`src/art/scenes/${file}.svg: there is no such file, see src/art/sceneNames.ts`)
  return `${url}#${scene}`
}
