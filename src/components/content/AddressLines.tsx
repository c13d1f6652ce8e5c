import { useTranslation } from 'react-i18next'
import type { company } from '#config/company.ts'

export type OfficeId = (typeof company.offices)[number]['id']

/** The lines of an office's address. */
export function AddressLines({ office }: { office: OfficeId }) {
  const { t } = useTranslation('company')
  return t(`offices.${office}.address`, { returnObjects: true }).map((line) => <div key={line}>{line}</div>)
}
