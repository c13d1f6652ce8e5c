/** Sample values, to be replaced before going live. Addresses and hours are in `locales/<language>/company.json`. */
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

/** The address a phone number dials: `tel:+97140000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The address that writes a mail. */
export function mailHref(address: string): string {
  return `mailto:${address}`
}
