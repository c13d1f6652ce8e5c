import { noBidiIsolation } from './bidiIsolation.ts'
import { useTexts } from './useTexts.ts'

type Values = Readonly<Record<string, string>>

/**
 * Returns what reads the texts of a group, with values in place of placeholders. The values carry their own isolation.
 * @param textKey where the group stands in the locale files, such as `pages/netapp:sections.example`
 */
export function useFilledTexts(textKey: string, values: Values): (path: string, more?: Values) => string {
  const { t } = useTexts()
  return (path, more) =>
    t(`${textKey}.${path}` as never /* ids of sections are not typed */, {
      ...values,
      ...more,
      ...noBidiIsolation,
    })
}
