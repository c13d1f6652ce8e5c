import { hash } from 'node:crypto'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { thirdParties, type ThirdPartyId } from '#config/thirdParties.ts'
import { elementsOf } from './elementsOf.ts'

/** The content of the style element to which Emotion adds its rules by script. */
const emptyStyle = ''

/** Returns a policy for the site's own files, the inline code of the build (by hash), and the embedded services. */
export function contentPolicy(html: string, embeds: readonly ThirdPartyId[]): string {
  const { scripts, styles, styleAttributes } = findInline(html)
  const services = embeds.map((id) => thirdParties[id])
  const thirdPartyScripts = services.flatMap((service) => service.scripts)
  const frames = services.flatMap((service) => service.frames)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts), ...thirdPartyScripts],
    'style-src': ["'self'", ...hashes([...styles, emptyStyle])],
    // Some components of Material UI have a style attribute in the HTML.
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...hashes(styleAttributes)],
    }),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services.flatMap((service) => service.connections)],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The captcha's own script writes plain strings into the document.
    ...(thirdPartyScripts.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function hashes(texts: readonly string[]) {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}

/** Finds inline code. React writes no event handlers, and policies ignore data such as JSON-LD. */
function findInline(html: string) {
  const scripts: string[] = []
  const styles: string[] = []
  const styleAttributes: string[] = []
  for (const element of elementsOf(parse(html))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]))
    const style = attributes.get('style')
    if (style !== undefined) styleAttributes.push(style)
    if (element.tagName === 'style') styles.push(textOf(element))
    const isCode = !attributes.has('src') && attributes.get('type') !== 'application/ld+json'
    if (element.tagName === 'script' && isCode) scripts.push(textOf(element))
  }
  return { scripts, styles, styleAttributes }
}

function textOf({ childNodes }: Tree.Element) {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}
