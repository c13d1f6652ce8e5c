/** Changes each text of a locale file; groups and lists stay. */
export function mapTexts(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  const below = (name: string | number) => (key ? `${key}.${name}` : String(name))
  if (typeof value === 'string') return change(value, key)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, below(index)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, below(name))]),
  )
}
