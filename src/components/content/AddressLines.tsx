import { useTexts } from '#i18n/useTexts.ts'
import type { company } from '#config/company.ts'

type OfficeId = (typeof company.offices)[number]['id']

/** The lines of an office's address. */
export function AddressLines({ office }: { office: OfficeId }) {
  const { t } = useTexts('company')
  return t(`offices.${office}.address`, { returnObjects: true }).map((line) => <div key={line}>{line}</div>)
}
