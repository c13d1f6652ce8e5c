import type { ValueNode } from '@humanwhocodes/momoa'
import { childrenOf, parseJson } from './json.ts'

/**
 * Replaces one text of a JSON file and leaves every other character as it is: order, indent and line ends.
 * @param source the decoded file
 * @param key the path of the text, such as `banners.0.button`
 * @returns undefined if the file has no text with this key, or cannot be parsed
 */
export function replaceText(source: string, key: string, text: string): string | undefined {
  const parsed = parseJson('', source)
  if ('finding' in parsed) return undefined
  let node: ValueNode | undefined = parsed.body
  for (const name of key.split('.'))
    node = node && childrenOf(node).find((child) => child.name === name)?.value
  if (node?.type !== 'String') return undefined
  const { start, end } = node.loc
  return source.slice(0, start.offset) + JSON.stringify(text) + source.slice(end.offset)
}
