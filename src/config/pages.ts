import type { ThirdPartyId } from './thirdParties.ts'

export type Template =
  'home' | 'about' | 'overview' | 'article' | 'industries' | 'contact' | 'terms' | 'compliance'

/** The templates whose pages consist of sections (`src/content/pages`), which write figures. */
export const templatesOfSections = [
  'about',
  'article',
  'compliance',
  'overview',
] as const satisfies readonly Template[]

interface PageRow {
  /** By default `article`. */
  template?: Template
  /** The path in English; by default the id below the parent's path. Other languages put their prefix before it. */
  path?: string
  /** The page above this one in the path, in breadcrumbs and in menus. */
  parent?: string
  /** The scene beside the lead (`src/art/scenes`). By default the scene with the page's id; null if there is none. */
  scene?: string | null
  /**
   * The page that the last band offers beside Contact. Articles name one, for others it is Contact by default. From every
   * page, Contact is at most three such steps away.
   */
  next?: string
  /** The shared locale files that the page needs beside its own and the shell's. */
  namespaces?: readonly string[]
  /** The third-party services that the page embeds. Only the content security policy of this page allows them. */
  embeds?: readonly ThirdPartyId[]
  /** Whether the banner has the list of industries. Other products have the list in a band before the next step. */
  industriesInBanner?: boolean
  /**
   * Whether the main menu, the footer's lists and the sub-navigation name the page. By default they do. The search puts
   * other pages before one that they do not name.
   */
  inMenu?: boolean
  /** Makes this row a second address: the id of the page that it shows and names as canonical. */
  aliasOf?: string
}

/**
 * Router, prerender, menus, sub-navigation, breadcrumbs, footer, sitemap and tests follow from this one table; menus
 * have the order of its rows. A page's texts stand in `locales/<language>/pages/<id>.json`, its name in the menus
 * under `pages.<id>` of `locales/<language>/menu.json`, and the line below the name under `lines.<id>`.
 */
export const pages = {
  home: { template: 'home', path: '/', scene: null },
  about: { template: 'about', path: '/company-profile-management-team' },

  products: { template: 'overview', next: 'contact' },
  'fsas-portfolio': { parent: 'products', next: 'data-center-solutions' },
  'data-center-solutions': { parent: 'products', next: 'contact' },
  commvault: { parent: 'products', next: 'netapp' },
  netapp: { parent: 'products', next: 'products' },
  sap: { parent: 'products', next: 'application-management-services' },
  'cloud-solutions': { parent: 'products', next: 'cloud-services' },
  virtualization: { parent: 'products', next: 'products' },
  hci: { parent: 'products', next: 'virtualization' },
  proxmox: { parent: 'products', next: 'virtualization', industriesInBanner: true },
  'proxmox-2': { parent: 'products', aliasOf: 'proxmox', inMenu: false },

  services: { template: 'overview', next: 'contact' },
  'application-management-services': { parent: 'services', next: 'contact' },
  'application-development': { parent: 'application-management-services', next: 'application-services' },
  'application-services': {
    parent: 'application-management-services',
    next: 'application-management-services',
  },
  'oracle-ebs': {
    parent: 'application-management-services',
    next: 'application-management-services',
    inMenu: false,
  },
  'digital-transformation': { parent: 'services', next: 'contact' },
  'cloud-services': { parent: 'digital-transformation', next: 'digital-transformation' },
  ai: { parent: 'digital-transformation', next: 'digital-transformation' },
  bi: { parent: 'digital-transformation', next: 'ai' },
  rpa: { parent: 'digital-transformation', next: 'ai' },
  ml: { parent: 'digital-transformation', next: 'digital-transformation', inMenu: false },
  iot: { parent: 'digital-transformation', next: 'ml' },
  'hpc-services': { parent: 'services', next: 'fsas-portfolio' },
  'microsoft-365-transformation': { parent: 'services', next: 'professional-services' },
  'product-services': { parent: 'services', next: 'contact' },
  'professional-services': { parent: 'services', next: 'product-services' },
  'security-services': { parent: 'services', next: 'security-operations-center' },
  cybersecurity: { parent: 'security-services', next: 'security-operations-center' },
  'security-operations-center': { parent: 'security-services', next: 'contact' },

  industries: { template: 'industries', scene: 'town' },
  contact: {
    template: 'contact',
    path: '/contact-details',
    namespaces: ['enquiry'],
    embeds: ['captcha', 'map'],
  },
  terms: { template: 'terms', scene: null, path: '/terms-and-conditions', inMenu: false },
  compliance: { template: 'compliance', next: 'contact', inMenu: false },
} as const satisfies Record<string, PageRow>

export type PageId = keyof typeof pages
/** The pages with texts of their own: all except the second addresses. */
export type CanonicalPageId = {
  [Id in PageId]: (typeof pages)[Id] extends { aliasOf: string } ? never : Id
}[PageId]

export const pageIds = Object.keys(pages) as PageId[]
export const canonicalPageIds = pageIds.filter((id): id is CanonicalPageId => !('aliasOf' in pages[id]))

type TemplateOf<Id extends PageId> = (typeof pages)[Id] extends { template: infer Own } ? Own : 'article'

export type PagesOf<Kind extends Template> = {
  [Id in CanonicalPageId]: TemplateOf<Id> extends Kind ? Id : never
}[CanonicalPageId]

interface Page extends PageRow {
  template: Template
  path: string
  inMenu: boolean
  parent?: CanonicalPageId
  next?: CanonicalPageId
  aliasOf?: CanonicalPageId
  scene: string | null
}

const rows = Object.fromEntries(pageIds.map((id) => [id, completeRow(id)])) as Record<PageId, Page>

/** Returns the row of a page, with its defaults filled in. */
export function pageRow(id: PageId): Page {
  return rows[id]
}

function completeRow(id: PageId): Page {
  const row: Partial<Page> | undefined = pages[id]
  if (!row) throw new Error(`src/config/pages.ts: a row has the parent "${id}", which is no page`)
  const path = row.path ?? `${row.parent ? completeRow(row.parent).path : ''}/${id}`
  const { template = 'article' } = row
  const namespaces = hasSections(template) ? ['figures', 'units'] : undefined
  return { template, inMenu: true, scene: row.aliasOf ?? id, ...(namespaces && { namespaces }), ...row, path }
}

/** Whether the pages of a template consist of sections. */
export function hasSections(template: Template): boolean {
  return templatesOfSections.some((each) => each === template)
}

/** The namespaces that rows name. They are loaded with the page. */
export const namespacesOfPages: ReadonlySet<string> = new Set(
  pageIds.flatMap((id) => pageRow(id).namespaces ?? []),
)

/** Whether the shell loads a namespace. Those of pages come with a page, those of questionnaires with one of these. */
export function isShellNamespace(namespace: string): boolean {
  return !/^pages\/|^sheet$/.test(namespace) && !namespacesOfPages.has(namespace)
}

/** Returns the page itself, or, for a second address, the page that it shows. */
export function canonicalPage(id: PageId): CanonicalPageId {
  return pageRow(id).aliasOf ?? (id as CanonicalPageId)
}

/** Returns the pages below a page that menus name, in their order. Without `parent`: the pages of the top level. */
export function menuPages(parent?: CanonicalPageId): CanonicalPageId[] {
  return canonicalPageIds.filter((id) => pageRow(id).inMenu && pageRow(id).parent === parent)
}

/** Returns a page's ancestors from the top, then the page itself. */
export function ancestorsOf<Id extends PageId>(id: Id): (Id | CanonicalPageId)[] {
  const { parent } = pageRow(id)
  return parent ? [...ancestorsOf(parent), id] : [id]
}

/** Returns a page's ancestor on the second level, such as cloud services, or the page itself if it stands there. */
export function familyOf(id: CanonicalPageId): CanonicalPageId | undefined {
  return ancestorsOf(id)[1]
}

/** Whether two pages embed the same services, so that one content policy fits both. Null is an unknown address. */
export function embedsTheSame(one: PageId | null, other: PageId | null): boolean {
  const embedsOf = (id: PageId | null) => (id && pageRow(id).embeds?.join()) ?? ''
  return embedsOf(one) === embedsOf(other)
}
