import { company, mailHref, phoneHref } from '#config/company.ts'
import {
  ancestorsOf,
  canonicalPage,
  canonicalPageIds,
  menuPages,
  pageIds,
  pageRow,
  pages,
  type CanonicalPageId,
  type PageId,
  type PagesOf,
} from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { prefixedLanguage, translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { pageTexts } from '../support/pages.ts'
import {
  allTexts,
  canonicalPages,
  forEveryPage,
  htmlParser,
  onEveryPage,
  rawPage,
  siteOrigin,
  modulesOf,
} from '../support/rawPages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { menuEntries } from '../support/menuEntries.ts'
import { fill, texts } from '../support/texts.ts'

/** The raw HTML of every page, as a crawler reads it. One worker, so that each page is parsed once. */
test.describe.configure({ mode: 'default' })

const families = ['application-management-services', 'security-services', 'digital-transformation'] as const
const isArticle = (id: CanonicalPageId): id is PagesOf<'article'> => pageRow(id).template === 'article'

const absolute = (page: PageId, language: LanguageCode) =>
  siteOrigin + pagePath(canonicalPage(page), language)

/** Every hreflang link: the languages, and for all others the default language; none where another page is canonical. */
const alternatesOf = (page: PageId) =>
  canonicalPage(page) === page
    ? {
        ...Object.fromEntries(languageCodes.map((code) => [code, absolute(page, code)])),
        'x-default': absolute(page, defaultLanguage),
      }
    : {}

const attribute = (document: ParentNode, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))

const meta = (document: Document, name: string) =>
  attribute(document.head, `meta[name="${name}"], meta[property="${name}"]`, 'content')

const contentOf = (document: ParentNode, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

const jsonLd = (document: Document) =>
  contentOf(document, 'script[type="application/ld+json"]').map((text): unknown => JSON.parse(text))

const hrefs = (document: ParentNode, selector = 'a[href]') =>
  attribute(document, selector, 'href').map((href) => href ?? '')

/** Links to addresses of this site; the switch is the only one that names another language. */
const internalLinks = (document: Document) =>
  hrefs(document, 'a[href^="/"]:not([hreflang])').concat(hrefs(document, 'a[href^="#"]'))

const read = new WeakMap<Document, string[]>()

/** Everything a visitor or a screen reader can meet: texts, and the attributes that hold texts. */
function perceivable(document: Document): string[] {
  const known = read.get(document) ?? readPerceivable(document)
  read.set(document, known)
  return known
}

function readPerceivable(document: Document): string[] {
  const readable = document.body.cloneNode(true) as HTMLElement
  readable.querySelectorAll('script, style').forEach((element) => element.remove())
  const walker = document.createTreeWalker(readable, 4 /* text nodes */)
  const found: string[] = [readable.textContent.replaceAll(/\s+/g, ' ')]
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
  for (const name of ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder', 'value']) {
    found.push(...attribute(readable, `[${name}]`, name).map((text) => text ?? ''))
  }
  return found
}

const openGraph = [
  'title',
  'description',
  'url',
  'site_name',
  'locale',
  'image',
  'image:alt',
  'locale:alternate',
]
const metaNames = ['description', ...openGraph.map((name) => `og:${name}`)]

inEachLanguage((language) => {
  const { direction, fontSubsets, openGraphLocale } = languages[language]
  const menu = texts(language, 'menu')
  const brand = texts(language, 'brand')

  test('every page has its own language, title, description, heading, address and preview', async ({
    request,
  }) => {
    const found = await onEveryPage(request, language, ({ status, contentType, document }) => ({
      status,
      contentType,
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: contentOf(document, 'title'),
      heading: contentOf(document, 'h1'),
      canonical: hrefs(document.head, 'link[rel="canonical"]'),
      ...Object.fromEntries(metaNames.map((name) => [name, meta(document, name)])),
    }))
    expect(found).toEqual(
      forEveryPage(language, (id) => {
        const { heading, meta: own } = pageTexts(language, id)
        return {
          status: 200,
          contentType: 'text/html; charset=utf-8',
          lang: language,
          dir: direction,
          title: [own.title],
          heading: [heading],
          canonical: [absolute(id, language)],
          description: [own.description],
          'og:title': [own.title],
          'og:description': [own.description],
          'og:url': [absolute(id, language)],
          'og:site_name': [brand.name],
          'og:locale': [openGraphLocale],
          'og:image': [`${siteOrigin}/og/${language}.png`],
          'og:image:alt': [brand.name],
          'og:locale:alternate': languageCodes
            .filter((code) => code !== language)
            .map((code) => languages[code].openGraphLocale),
        }
      }),
    )
    const image = await request.get(`/og/${language}.png`)
    expect({ status: image.status(), type: image.headers()['content-type'] }).toEqual({
      status: 200,
      type: 'image/png',
    })
  })

  /** Google heeds hreflang only where both pages name each other. */
  test('every page names its alternates, which name the same', async ({ request }) => {
    const selector = 'link[rel="alternate"][hreflang]'
    const named = (document: Document): Record<string, string> =>
      Object.fromEntries(
        [...document.head.querySelectorAll(selector)].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      )
    const found = await onEveryPage(request, language, ({ document }) => named(document))
    expect(found).toEqual(forEveryPage(language, alternatesOf))
    for (const alternates of Object.values(found)) {
      for (const address of Object.values(alternates)) {
        const alternate = await rawPage(request, address.replace(siteOrigin, '') || '/')
        expect(alternate.document.querySelectorAll(selector)).toHaveLength(languageCodes.length + 1)
        expect(named(alternate.document), address).toEqual(alternates)
      }
    }
  })

  test('every page has structured data of the company, with a picture, and of its breadcrumb', async ({
    request,
  }) => {
    const organization = expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: absolute('home', language),
      logo: expect.stringMatching(new RegExp(`^${siteOrigin}/.+`)),
      contactPoint: expect.objectContaining({ telephone: company.phones.phone, email: company.salesEmail }),
    })
    const breadcrumbs = (id: PageId) => ({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: ['home' as const, ...ancestorsOf(canonicalPage(id))].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: menu.pages[canonicalPage(step)],
        item: absolute(step, language),
      })),
    })
    expect(await onEveryPage(request, language, ({ document }) => jsonLd(document))).toEqual(
      forEveryPage(language, (id) => (id === 'home' ? [organization] : [organization, breadcrumbs(id)])),
    )
    const { document } = await rawPage(request, pagePath('home', language))
    const { logo } = jsonLd(document)[0] as { logo: string }
    expect((await request.get(logo.replace(siteOrigin, ''))).status(), logo).toBe(200)
  })

  test('every page comes with the styles of all that it shows', async ({ request }) => {
    const found = await onEveryPage(request, language, ({ document }) => {
      const styles = [...document.head.querySelectorAll('style')]
      const css = styles.map(({ textContent }) => textContent).join('')
      const classes = new Set(
        // An Accordion's region has a class of Emotion's, but no style.
        [...document.body.querySelectorAll('[class]:not(.MuiAccordion-region)')].flatMap((element) => [
          ...element.classList,
        ]),
      )
      return {
        inBody: document.body.querySelectorAll('style, link[rel="stylesheet"]:not([media])').length,
        withoutRule: [...classes].filter(
          // MUI's own names, as in `MuiButton-root`, are hooks without rules. A Box without styles has a name with 0.
          (name) => !/^Mui|^mui-fixed$|^mui(rtl)?-0$|^notranslate$/.test(name) && !css.includes(`.${name}`),
        ),
      }
    })
    expect(found).toEqual(forEveryPage(language, () => ({ inBody: 0, withoutRule: [] })))
  })

  // Emotion reads in the page which of its rules are there (src/app/pageStyles.ts).
  test('a page makes none of its styles again, nor moves them', async ({ page }) => {
    await open(page, pagePath('sap', language))
    const elements = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map((style) => ({
        rules: style.sheet?.cssRules.length,
        isOfEmotion: 'emotion' in style.dataset,
      })),
    )
    const rulesOf = (isOfEmotion: boolean) =>
      elements.filter((element) => element.isOfEmotion === isOfEmotion).map(({ rules = 0 }) => rules)
    expect(Math.max(...rulesOf(false))).toBeGreaterThan(200)
    expect(rulesOf(true)).toEqual([0])
  })

  test('every page preloads only files that exist, and fonts of its own script', async ({ request }) => {
    const fonts = fontSubsets.flatMap((subset) => [400, 600].map((weight) => `/${subset}-${weight}-`))
    const wanted = new Set<string>()
    const found = await onEveryPage(request, language, ({ document }) => {
      const preloaded = hrefs(document.head, 'link[rel="preload"][as="font"][type="font/woff2"][crossorigin]')
      const modules = modulesOf(document).map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      )
      const others = hrefs(document.head, 'link[rel~="icon"], link[rel="apple-touch-icon"]')
      for (const file of [...preloaded, ...modules, ...others]) wanted.add(file)
      return {
        fonts: preloaded.map((file) => fonts.find((name) => file.includes(name)) ?? file).toSorted(),
        modules: modules.length > 0,
        inHead: modulesOf(document).filter((element) => document.head.contains(element)).length,
      }
    })
    expect(found).toEqual(
      forEveryPage(language, () => ({ fonts: fonts.toSorted(), modules: true, inHead: 0 })),
    )
    for (const file of wanted) expect((await request.head(file)).status(), file).toBe(200)
  })

  test('no page shows the key of a text in place of the text', async ({ request }) => {
    const keys = new Set(
      allTexts(language).flatMap(({ namespace, key }) => [key, `${namespace}:${key}`, `${namespace}.${key}`]),
    )
    expect(keys.size).toBeGreaterThan(1000)
    const found = await onEveryPage(request, language, ({ document }) =>
      [document.title, ...perceivable(document)].filter((text) => keys.has(text.trim())),
    )
    expect(found).toEqual(forEveryPage(language, () => []))
  })

  test('every page carries all its text without JavaScript', async ({ request }) => {
    /** Texts of what only scripts bring: the map after a press, and the closing of a bio or a table. */
    const shownAfterHydration = new Set([
      'pages/contact map.title',
      'pages/about leadership.less',
      'pages/about leadership.lessAbout',
      'pages/products sections.chooser.showFewer',
      'pages/services sections.chooser.showFewer',
    ])
    // The form shows a subject and questions when it is opened about the page. Of a questionnaire, the list to have at
    // hand has the questions alone. The labels of a calculation's own inputs come with the fields, proof with the owner.
    const comesLater =
      /^meta\.|contact\.(\w+\.)?subject$|^contact\.(\w+\.)?asks|^questionnaire\.questions\.\w+\.(?!label$)|\.inputs\.|^sections\.proof\./
    const own = Map.groupBy(
      allTexts(language).filter(({ namespace, key }) => !shownAfterHydration.has(`${namespace} ${key}`)),
      ({ namespace }) => namespace,
    )
    const found = await onEveryPage(request, language, ({ document }, id) => {
      const readable = perceivable(document).join('\n')
      const leaves = own.get(`pages/${canonicalPage(id)}`)
      if (!leaves) throw new Error(`${id} has no texts of its own`)
      return leaves
        .filter(({ key }) => !comesLater.test(key))
        .flatMap(({ text }) => text.replaceAll(/<\/?[\w-]+>/g, '').split(/{{\w+}}/))
        .map((text) => text.trim())
        .filter((text) => !readable.includes(text))
    })
    expect(found).toEqual(forEveryPage(language, () => []))
  })

  test('links stay in the language; only the switch leads to the same page in the other', async ({
    request,
  }) => {
    const found = await onEveryPage(request, language, ({ document }) => ({
      astray: internalLinks(document).filter(
        (href) => href.startsWith('/') && (prefixedLanguage(href) ?? defaultLanguage) !== language,
      ),
      switches: Object.fromEntries(
        [...document.querySelectorAll('a[hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          [link.getAttribute('href'), link.getAttribute('lang'), link.textContent],
        ]),
      ),
      count: document.querySelectorAll('a[hreflang]').length,
    }))
    const others = languageCodes.filter((code) => code !== language)
    expect(found).toEqual(
      forEveryPage(language, (id) => ({
        astray: [],
        switches: Object.fromEntries(
          others.map((code) => [code, [pagePath(id, code), code, languages[code].label]]),
        ),
        count: others.length,
      })),
    )
  })

  test('on every page the menu marks the entry that the page belongs to', async ({ request }) => {
    const bar = `nav[aria-label="${texts(language, 'accessibility').mainMenu}"] > ul > li`
    const found = await onEveryPage(request, language, ({ document }) => ({
      highlighted: contentOf(document, `${bar} > :is(.Mui-selected, [aria-current])`),
      current: contentOf(document, `${bar} > [aria-current]`),
    }))
    expect(found).toEqual(
      forEveryPage(language, (id) => {
        const top = menuEntries.find((entry) => entry.page === ancestorsOf(canonicalPage(id))[0])?.page
        return {
          highlighted: top ? [menu.pages[top]] : [],
          current: top && top === id ? [menu.pages[top]] : [],
        }
      }),
    )
  })

  test('every page of a family of services has the entries of the family, its own marked', async ({
    request,
  }) => {
    const { subNavigation } = texts(language, 'accessibility')
    const nav = (id: PageId) =>
      `nav[aria-label="${fill(subNavigation, { page: menu.pages[canonicalPage(id)] })}"]`
    for (const family of families) {
      for (const id of [family, ...menuPages(family)]) {
        const { document } = await rawPage(request, pagePath(id, language))
        const links = [...document.querySelectorAll(`${nav(family)} a`)]
        const found = links.map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
        ])
        expect(found, id).toEqual(
          menuPages(family).map((entry) => [
            menu.pages[entry],
            pagePath(entry, language),
            entry === id ? 'page' : null,
          ]),
        )
      }
    }
  })

  test('every article offers Contact at its end, and then one next step', async ({ request }) => {
    const articles = canonicalPageIds.filter(isArticle)
    expect(articles.length).toBeGreaterThan(10)
    for (const id of articles) {
      const { document } = await rawPage(request, pagePath(id, language))
      const { next } = pages[id]
      // On paper there are mail and telephone, too.
      expect(hrefs(document, 'main > section:last-of-type a[href^="/"]'), id).toEqual([
        `${pagePath('contact', language)}?about=${id}#enquiry`,
        ...(next === 'contact' ? [] : [pagePath(next, language)]),
      ])
      const action = document.querySelector('main > section:last-of-type a[href^="/"]')?.textContent
      // The build has joined the words of names.
      expect(action?.replaceAll('\u00A0', ' '), id).toBe(texts(language, `pages/${id}`).contact.action)
    }
  })

  test('the footer lists links, products, services, numbers, the sales address and an office', async ({
    request,
  }) => {
    const words = texts(language, 'footer')
    const { footer: labels } = texts(language, 'accessibility')
    const { document } = await rawPage(request, pagePath('home', language))
    const links = (selector: string) =>
      [...document.querySelectorAll(`footer ${selector}`)].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ])
    const about = pagePath('about', language)
    const quick = words.quickLinks
    expect(links(`nav[aria-label="${labels.quickLinks}"] a`)).toEqual([
      [quick.about, about],
      [quick.leadership, `${about}#leadership`],
      [quick.contact, pagePath('contact', language)],
      [quick.compliance, pagePath('compliance', language)],
    ])
    for (const part of ['products', 'services'] as const) {
      expect(links(`nav[aria-label="${labels[part]}"] a`)).toEqual([
        [words[part].heading, pagePath(part, language)],
        ...menuPages(part).map((id) => [menu.pages[id], pagePath(id, language)]),
      ])
    }
    expect(links(`a[href="${pagePath('terms', language)}"]`)).toEqual([
      [words.terms, pagePath('terms', language)],
    ])
    // Left to right in either language. Nobody can talk to a fax machine.
    const { phones, salesEmail } = company
    for (const [shown, href] of [
      [phones.phone, phoneHref(phones.phone)],
      [phones.support, phoneHref(phones.support)],
      [salesEmail, mailHref(salesEmail)],
    ] as const) {
      expect(contentOf(document, `footer a[href="${href}"] bdi[dir="ltr"]`)).toEqual([shown])
    }
    expect(contentOf(document, 'footer dd > bdi[dir="ltr"]')).toEqual([phones.fax])
    const { phone, support, fax, email, office } = words.contact
    expect(contentOf(document, 'footer dt')).toEqual([phone, support, fax, email, office])
    const { address } = texts(language, 'company').offices.dubai
    expect(contentOf(document, 'footer dd').at(-1)).toBe(address.join(''))
  })

  test('every link inside the site leads to a page, and to a place on it', async ({ request }) => {
    const targets = new Set<string>()
    await onEveryPage(request, language, ({ document }, _id, path) => {
      for (const href of internalLinks(document)) targets.add(href.startsWith('#') ? path + href : href)
    })
    expect(targets.size).toBeGreaterThan(pageIds.length)
    const broken: string[] = []
    for (const target of targets) {
      const { pathname, hash } = new URL(target, siteOrigin)
      const { status, document } = await rawPage(request, pathname)
      if (status !== 200) broken.push(`${target}: ${status}`)
      else if (hash && !document.getElementById(decodeURIComponent(hash.slice(1)))) {
        broken.push(`${target}: no such element`)
      }
    }
    expect(broken).toEqual([])
  })

  /** Google and the W3C advise against choosing a language by guess: every address means one language. */
  test('no address is redirected by the languages of the browser', async ({ request }) => {
    for (const id of ['home', 'industries', 'contact', 'ai'] as const) {
      const path = pagePath(id, language)
      for (const wish of ['en', 'ar-AE,ar;q=0.9', 'fr']) {
        const headers = { 'Accept-Language': wish, Cookie: `language=${wish}; i18next=${wish}` }
        const response = await request.get(path, { maxRedirects: 0, headers })
        expect(response.status(), `${path} for ${wish}`).toBe(200)
        expect(await response.text()).toContain(`<html lang="${language}" dir="${direction}">`)
      }
    }
  })
})

test('both languages have the same headings, links, pictures, list items and table cells', async ({
  request,
}) => {
  const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'svg', 'img', 'li', 'th', 'td'] as const
  const counts = async (language: LanguageCode) =>
    Object.values(
      await onEveryPage(request, language, ({ document }, id) => ({
        id,
        ...Object.fromEntries(tags.map((tag) => [tag, document.querySelectorAll(tag).length])),
      })),
    )
  const wanted = await counts(defaultLanguage)
  for (const language of languageCodes) expect(await counts(language), language).toEqual(wanted)
})

test('sitemap.xml lists every page of every language with its alternates', async ({ request }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/xml/)
  const document = htmlParser.parseFromString(await response.text(), 'text/xml')
  const listed = [...document.getElementsByTagName('url')].map((url) => ({
    address: contentOf(url, 'loc')[0],
    alternates: Object.fromEntries(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  }))
  const wanted = canonicalPages.flatMap((id) =>
    languageCodes.map((code) => ({ address: absolute(id, code), alternates: alternatesOf(id) })),
  )
  expect(listed).toHaveLength(wanted.length)
  expect(listed).toEqual(expect.arrayContaining(wanted))
})

test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`)
  expect(lines.filter((line) => /^disallow: *\S/i.test(line))).toEqual([])
})

/** Unknown addresses speak the language of their first segment, which has to be exactly a prefix. */
const unknown = [
  ['/zzz', 'en'],
  ['/ar-something', 'en'],
  ['/en/industries', 'en'],
  ['/not-found', 'en'],
  ['/ar/zzz', 'ar'],
  ['/ar/ar', 'ar'],
] as const satisfies [string, LanguageCode][]

for (const [path, language] of unknown) {
  test(`${path} is not found, and says so in ${language}`, async ({ request }) => {
    const { status, document } = await rawPage(request, path)
    const { notFound } = texts(language, 'errors')
    expect(status).toBe(404)
    expect(document.documentElement.lang).toBe(language)
    expect(document.documentElement.dir).toBe(languages[language].direction)
    expect(contentOf(document, 'title')).toEqual([notFound.meta.title])
    expect(contentOf(document, 'h1')).toEqual([notFound.heading])
    expect(document.body.textContent).toContain(notFound.lead)
    expect(meta(document, 'robots')).toEqual(['noindex'])
    expect(jsonLd(document)).toEqual([])
    expect(hrefs(document.head, 'link[rel="canonical"], link[rel="alternate"]')).toEqual([])

    const links = internalLinks(document).filter((href) => href.startsWith('/'))
    expect(links).toContain(pagePath('home', language))
    expect(links.filter((href) => translatePath(href, language) !== href)).toEqual([])
    for (const href of new Set(links)) {
      expect((await rawPage(request, href.split('#', 1)[0] ?? '')).status, href).toBe(200)
    }
  })
}
