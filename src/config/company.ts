/** Sample data: replace it before going live. Addresses and hours are in `locales/<language>/company.json`. */
export const company = {
  phones: {
    phone: '+971 4 000 0000',
    support: '+971 4 000 0001',
    fax: '+971 4 000 0002',
  },
  salesEmail: 'sales@qantara.example',
  complianceEmail: 'compliance@qantara.example',
  offices: [
    { id: 'dubai', phone: '+971 4 000 0000' },
    { id: 'abuDhabi', phone: '+971 2 000 0000' },
  ],
  /** The Dubai office, on the map of Contact. */
  mapPosition: { latitude: 25.2048, longitude: 55.2708 },
} as const

/** Returns the address that dials a phone number: `tel:+97140000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Returns the address that opens a mail to an address: `mailto:…`. */
export function mailHref(address: string): string {
  return `mailto:${address}`
}
