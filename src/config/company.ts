interface Office {
  /** Names its texts: name, address and hours stand in `offices` of `locales/<language>/company.json`. */
  id: string
  phone: string
  position: { latitude: number; longitude: number }
}

/** Sample data, as is all below: replace it before going live. The map of Contact shows the first office. */
const offices = [
  { id: 'dubai', phone: '+971 4 000 0000', position: { latitude: 25.2048, longitude: 55.2708 } },
  { id: 'abuDhabi', phone: '+971 2 000 0000', position: { latitude: 24.4539, longitude: 54.3773 } },
] as const satisfies readonly Office[]

export const company = {
  phones: {
    phone: '+971 4 000 0000',
    support: '+971 4 000 0001',
    fax: '+971 4 000 0002',
  },
  salesEmail: 'sales@qantara.example',
  /** Where applications go. */
  careersEmail: 'careers@qantara.example',
  complianceEmail: 'compliance@qantara.example',
  offices,
} as const

/** Returns a place as Google Maps reads it: `25.2048,55.2708`. */
export function mapPlace({ position }: Office): string {
  return `${position.latitude},${position.longitude}`
}

/** Returns the address that dials a phone number: `tel:+97140000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Returns the address that opens a mail to an address: `mailto:…`. */
export function mailHref(address: string): string {
  return `mailto:${address}`
}
