import type { Plugin } from 'vite'

/** A longer name or amount may break: the tables and menus of the smallest phone have no room for its line. */
const longest = 16

/** A number and what it counts: "6 hours", "3,600 payments". */
const amount = /(?<![\p{L}\d.,])\d[\d.,]* \p{L}[\p{L}\p{M}]*/gu

/**
 * Joins the words of names, and numbers with what they count, in a page's locale file, but not in its `meta` and `heading`,
 * by which search engines know the page.
 */
export function joinNames(source: string, names: readonly string[]): string {
  const short = names
    .filter((name) => name.includes(' ') && name.length <= longest)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
  // A name may follow an Arabic letter: وSAP HANA.
  const name = new RegExp(String.raw`(?<![A-Za-z\d])(?:${short.join('|') || '(?!)'})(?![A-Za-z\d])`, 'g')
  const { meta, heading, ...shown } = JSON.parse(source) as Record<string, unknown>
  const joined = JSON.stringify(shown).replace(name, inOneLine).replace(amount, inOneLine)
  return JSON.stringify({ meta, heading, ...(JSON.parse(joined) as object) })
}

function inOneLine(words: string) {
  return words.length > longest ? words : words.replaceAll(' ', '\u00A0')
}

/**
 * Sets no-break spaces in the names and amounts of the built pages' texts: in two lines they read torn, most of all in a
 * right-to-left sentence. The files have ordinary spaces.
 */
export function namesOnOneLine(names: readonly string[]): Plugin {
  return {
    name: 'names-on-one-line',
    apply: 'build',
    // Before Vite makes a module of the file.
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/[\w-]+\/pages\/[\w-]+\.json$/ },
      handler: (source) => ({ code: joinNames(source, names), map: null }),
    },
  }
}
