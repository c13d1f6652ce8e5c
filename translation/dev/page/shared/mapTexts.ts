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

/** Replaces one text or list of a locale file; groups and lists without it stay the same objects. */
export function replaceAt(value: unknown, [name, ...names]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  if (typeof value !== 'object' || value === null) return value
  const replaced = replaceAt((value as Record<string, unknown>)[name], names, by)
  return Array.isArray(value) ? value.with(Number(name), replaced) : { ...value, [name]: replaced }
}

/** Returns the texts with the objects that they had before, wherever these are equal: components compare the objects. */
export function keepEqual(texts: unknown, before: unknown): unknown {
  if (typeof texts !== 'object' || typeof before !== 'object' || !texts || !before) return texts
  if (Array.isArray(texts) !== Array.isArray(before)) return texts
  const [own, old] = [texts as Record<string, unknown>, before as Record<string, unknown>]
  for (const [name, value] of Object.entries(own)) own[name] = keepEqual(value, old[name])
  const names = Object.keys(own)
  const isSame = names.length === Object.keys(old).length && names.every((name) => own[name] === old[name])
  return isSame ? before : texts
}
