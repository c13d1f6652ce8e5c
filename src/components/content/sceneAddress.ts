const files = import.meta.glob<string>('../../art/scenes/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/**
 * The address of a scene, for the `href` of a `use`.
 * @throws Error if there is no file for it
 */
export function sceneAddress(name: string): string {
  const [file, scene = file] = name.split('/')
  const url = files[`../../art/scenes/${file}.svg`]
  if (!url)
    throw new Error(
      `src/art/scenes/${file}.svg: there is no such file; draw it, or give its page "scene: null" in src/config/pages.ts`,
    )
  return `${url}#${scene}`
}
