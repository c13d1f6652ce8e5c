import type { CanonicalPageId as PageId } from '#config/pages.ts'

export interface MenuEntry {
  page: PageId
  below: MenuEntry[]
}

const entry = (page: PageId, ...below: MenuEntry[]): MenuEntry => ({ page, below })
const entries = (...pages: PageId[]) => pages.map((page) => entry(page))

/** The menu as section 2 of the specification lists it; not taken from the table that is under test. */
export const specifiedMenu: MenuEntry[] = [
  ...entries('home', 'about'),
  entry(
    'products',
    ...entries('fsas-portfolio', 'data-center-solutions', 'commvault', 'netapp', 'sap', 'cloud-solutions'),
    ...entries('virtualization', 'hci', 'proxmox'),
  ),
  entry(
    'services',
    entry('application-management-services', ...entries('application-development', 'application-services')),
    entry('digital-transformation', ...entries('cloud-services', 'ai', 'bi', 'rpa', 'iot')),
    ...entries('hpc-services', 'microsoft-365-transformation', 'product-services', 'professional-services'),
    entry('security-services', ...entries('cybersecurity', 'security-operations-center')),
  ),
  ...entries('industries', 'contact'),
]

/** The entries that open a list of more. */
export const expandableEntries = specifiedMenu.filter(({ below }) => below.length > 0)

/** The pages below an entry of the bar, one level down. */
export function specifiedBelow(page: PageId): MenuEntry[] {
  return specifiedMenu.find((top) => top.page === page)?.below ?? []
}
