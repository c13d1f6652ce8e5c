import type { SceneName } from '#art/sceneNames.ts'
import type { ThirdPartyId } from './thirdParties.ts'

/**
 * The one table of pages. Router, prerender, menus, sub-navigation, breadcrumbs, footer, sitemap and tests
 * follow from it. The order of the rows is the order of the menus.
 *
 * A page's texts live in `locales/<language>/pages/<texts>.json`, its name in the menus under
 * `pages.<id>` of `locales/<language>/menu.json`.
 */
export type Template =
  'home' | 'about' | 'overview' | 'article' | 'industries' | 'contact' | 'terms' | 'compliance'

export interface PageRow {
  /** The specification's path, in English; other languages put their prefix before it. */
  path: string
  /** Which template shows it (`src/app/pageTemplates.ts`). */
  template: Template
  /** Shared locale files that it needs beside its own and the shell's: `material-ui` where it uses Material UI. */
  sharedTexts?: readonly string[]
  /** The page it lies below, in breadcrumbs and (with `inMenu`) in menus. */
  parent?: string
  /** Whether the main menu, the footer's lists and the sub-navigation name it. */
  inMenu?: boolean
  /** The page its one next step leads to. */
  next?: string
  /** The drawing beside its lead (`src/art/drawn`). */
  scene?: SceneName
  /** Where the list of industries stands: in the page's banner, or in a band before its next step. */
  industryList?: 'banner' | 'band'
  /** Services of others that it embeds: its content security policy lets them in, no other page's does. */
  embeds?: readonly ThirdPartyId[]
  /** For a page with a second address: the id of the page it shows and names canonical. */
  aliasOf?: string
}

export const pages = {
  home: { path: '/', template: 'home', inMenu: true },
  about: { path: '/company-profile-management-team', template: 'about', inMenu: true },

  products: { path: '/products', template: 'overview', inMenu: true, next: 'contact' },
  'fsas-portfolio': {
    path: '/products/fsas-portfolio',
    template: 'article',
    scene: 'banners/racks',
    parent: 'products',
    inMenu: true,
    next: 'data-center-solutions',
    industryList: 'band',
  },
  'data-center-solutions': {
    path: '/products/data-center-solutions',
    template: 'article',
    scene: 'banners/datacenter',
    parent: 'products',
    inMenu: true,
    next: 'hci',
    industryList: 'band',
  },
  commvault: {
    path: '/products/commvault',
    template: 'article',
    scene: 'portfolio/stack',
    parent: 'products',
    inMenu: true,
    next: 'netapp',
    industryList: 'band',
  },
  netapp: {
    path: '/products/netapp',
    template: 'article',
    scene: 'banners/racks',
    parent: 'products',
    inMenu: true,
    next: 'commvault',
    industryList: 'band',
  },
  sap: {
    path: '/products/sap',
    template: 'article',
    scene: 'industries/manufacturing',
    parent: 'products',
    inMenu: true,
    next: 'application-management-services',
    industryList: 'band',
  },
  'cloud-solutions': {
    path: '/products/cloud-solutions',
    template: 'article',
    scene: 'portfolio/cloud',
    parent: 'products',
    inMenu: true,
    next: 'cloud-services',
    industryList: 'band',
  },
  virtualization: {
    path: '/products/virtualization',
    template: 'article',
    scene: 'portfolio/stack',
    parent: 'products',
    inMenu: true,
    next: 'proxmox',
    industryList: 'band',
  },
  hci: {
    path: '/products/hci',
    template: 'article',
    scene: 'banners/datacenter',
    parent: 'products',
    inMenu: true,
    next: 'virtualization',
    industryList: 'band',
  },
  proxmox: {
    path: '/products/proxmox',
    template: 'article',
    scene: 'portfolio/workplace',
    parent: 'products',
    inMenu: true,
    next: 'virtualization',
    industryList: 'banner',
  },
  'proxmox-2': { path: '/products/proxmox-2', template: 'article', parent: 'products', aliasOf: 'proxmox' },

  services: { path: '/services', template: 'overview', inMenu: true, next: 'contact' },
  'application-management-services': {
    path: '/services/application-management-services',
    template: 'article',
    scene: 'banners/bridge',
    parent: 'services',
    inMenu: true,
    next: 'contact',
  },
  'application-development': {
    path: '/services/application-management-services/application-development',
    template: 'article',
    scene: 'portfolio/workplace',
    parent: 'application-management-services',
    inMenu: true,
    next: 'application-services',
  },
  'application-services': {
    path: '/services/application-management-services/application-services',
    template: 'article',
    scene: 'industries/retail',
    parent: 'application-management-services',
    inMenu: true,
    next: 'application-development',
  },
  'oracle-ebs': {
    path: '/services/application-management-services/oracle-ebs',
    template: 'article',
    scene: 'industries/financial',
    parent: 'application-management-services',
    next: 'application-management-services',
  },
  'digital-transformation': {
    path: '/services/digital-transformation',
    template: 'article',
    scene: 'portfolio/robot-arm',
    parent: 'services',
    inMenu: true,
    next: 'contact',
  },
  'cloud-services': {
    path: '/services/digital-transformation/cloud-services',
    template: 'article',
    scene: 'portfolio/cloud',
    parent: 'digital-transformation',
    inMenu: true,
    next: 'cloud-solutions',
  },
  ai: {
    path: '/services/digital-transformation/ai',
    template: 'article',
    scene: 'banners/lattice',
    parent: 'digital-transformation',
    inMenu: true,
    next: 'ml',
  },
  bi: {
    path: '/services/digital-transformation/bi',
    template: 'article',
    scene: 'industries/financial',
    parent: 'digital-transformation',
    inMenu: true,
    next: 'ai',
  },
  rpa: {
    path: '/services/digital-transformation/rpa',
    template: 'article',
    scene: 'portfolio/robot-arm',
    parent: 'digital-transformation',
    inMenu: true,
    next: 'ai',
  },
  ml: {
    path: '/services/digital-transformation/ml',
    template: 'article',
    scene: 'banners/lattice',
    parent: 'digital-transformation',
    next: 'ai',
  },
  iot: {
    path: '/services/digital-transformation/iot',
    template: 'article',
    scene: 'industries/oil',
    parent: 'digital-transformation',
    inMenu: true,
    next: 'bi',
  },
  'hpc-services': {
    path: '/services/hpc-services',
    template: 'article',
    scene: 'banners/lattice',
    parent: 'services',
    inMenu: true,
    next: 'fsas-portfolio',
  },
  'microsoft-365-transformation': {
    path: '/services/microsoft-365-transformation',
    template: 'article',
    scene: 'portfolio/workplace',
    parent: 'services',
    inMenu: true,
    next: 'professional-services',
  },
  'product-services': {
    path: '/services/product-services',
    template: 'article',
    scene: 'banners/racks',
    parent: 'services',
    inMenu: true,
    next: 'contact',
  },
  'professional-services': {
    path: '/services/professional-services',
    template: 'article',
    scene: 'banners/bridge',
    parent: 'services',
    inMenu: true,
    next: 'product-services',
  },
  'security-services': {
    path: '/services/security-services',
    template: 'article',
    scene: 'industries/public',
    parent: 'services',
    inMenu: true,
    next: 'security-operations-center',
  },
  cybersecurity: {
    path: '/services/security-services/cybersecurity',
    template: 'article',
    scene: 'industries/financial',
    parent: 'security-services',
    inMenu: true,
    next: 'security-operations-center',
  },
  'security-operations-center': {
    path: '/services/security-services/security-operations-center',
    template: 'article',
    scene: 'banners/datacenter',
    parent: 'security-services',
    inMenu: true,
    next: 'contact',
  },

  industries: { path: '/industries', template: 'industries', inMenu: true },
  contact: {
    path: '/contact-details',
    template: 'contact',
    sharedTexts: ['enquiry', 'material-ui'],
    inMenu: true,
    embeds: ['captcha', 'map'],
  },
  terms: { path: '/terms-and-conditions', template: 'terms' },
  compliance: { path: '/compliance', template: 'compliance', next: 'contact' },
} as const satisfies Record<string, PageRow>

export type PageId = keyof typeof pages
/** Pages with texts of their own: all but the second addresses. */
export type CanonicalPageId = {
  [Id in PageId]: (typeof pages)[Id] extends { aliasOf: string } ? never : Id
}[PageId]

export const pageIds = Object.keys(pages) as PageId[]
export const canonicalPageIds = pageIds.filter((id): id is CanonicalPageId => !('aliasOf' in pages[id]))

/** The pages of a template. */
export type PagesOf<Kind extends Template> = {
  [Id in CanonicalPageId]: (typeof pages)[Id]['template'] extends Kind ? Id : never
}[CanonicalPageId]

/** The row of a page, with the optional columns readable on every row. */
export function pageRow(id: PageId): PageRow & { parent?: CanonicalPageId; aliasOf?: CanonicalPageId } {
  return pages[id]
}

/** The page whose texts an address shows: itself, or the one that a second address stands for. */
export function canonicalPage(id: PageId): CanonicalPageId {
  return pageRow(id).aliasOf ?? (id as CanonicalPageId)
}

/** The pages below a page that menus name, in menu order; of the top level without `parent`. */
export function menuPages(parent?: CanonicalPageId): CanonicalPageId[] {
  return canonicalPageIds.filter((id) => pageRow(id).inMenu && pageRow(id).parent === parent)
}

/** A page's chain of parents, the page itself last. */
export function pageTrail<Id extends PageId>(id: Id): (Id | CanonicalPageId)[] {
  const { parent } = pageRow(id)
  return parent ? [...pageTrail(parent), id] : [id]
}

/** Whether two pages embed the same services, so that one content policy fits both. */
export function embedsTheSame(one: PageId | null, other: PageId | null): boolean {
  return embedsOf(one) === embedsOf(other)
}

/** The page for unknown addresses (null) embeds nothing. */
function embedsOf(id: PageId | null) {
  return (id && pageRow(id).embeds?.join()) ?? ''
}
