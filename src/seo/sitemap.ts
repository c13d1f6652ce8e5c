import { siteOrigin } from '#config/site.ts'
import { pagePath } from '#i18n/addresses.ts'
import { liveLanguageCodes } from '#i18n/languages.ts'
import { canonicalPageIds } from '#config/pages.ts'
import { alternates } from './buildHead.ts'

/** Returns the sitemap: all canonical addresses, each with its alternates. */
export function sitemap(): string {
  const urls = canonicalPageIds
    .flatMap((id) => liveLanguageCodes.map((code) => pagePath(id, code)))
    .map((path) => {
      const links = alternates(path).map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      return `<url><loc>${siteOrigin}${path}</loc>${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Returns robots.txt, which allows crawlers everything. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`
}
