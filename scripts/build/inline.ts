interface Inline {
  /** Texts of the scripts that run. */
  scripts: string[]
  /** Texts of the style elements. */
  styles: string[]
}

const element = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs
const tag = /<[a-z][^\s/>]*((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi

/**
 * The inline code of a page that the build wrote. A block of data, such as JSON-LD, is none: policies leave
 * it alone.
 * @throws Error at a style attribute or an event handler: those would need 'unsafe-hashes'.
 */
export function findInline(html: string): Inline {
  const elements = [...html.matchAll(element)].map(([, name, attributes = '', text = '']) => ({
    name,
    attributes,
    text,
  }))
  refuseAttributes(html.replaceAll(element, ''))
  return {
    scripts: elements
      .filter(
        ({ name, attributes }) =>
          name === 'script' && !/\s(src|type="application\/ld\+json")/.test(attributes),
      )
      .map(({ text }) => text),
    styles: elements.filter(({ name }) => name === 'style').map(({ text }) => text),
  }
}

function refuseAttributes(html: string) {
  for (const [found, attributes = ''] of html.matchAll(tag)) {
    if (!/\s(style|on\w+)=/i.test(attributes.replaceAll(/="[^"]*"/g, '='))) continue
    throw new Error(`${found}: has a style or a handler of its own, which the content policy forbids`)
  }
}
