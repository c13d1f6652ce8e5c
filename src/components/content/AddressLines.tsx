import { useTexts } from '#i18n/useTexts.ts'
import type { company } from '#config/company.ts'

export function AddressLines({ office }: { office: (typeof company.offices)[number]['id'] }) {
  const { t } = useTexts('company')
  return t(`offices.${office}.address`, { returnObjects: true }).map((line) => <div key={line}>{line}</div>)
}
