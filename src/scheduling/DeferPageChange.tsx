import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { AddressContext, useAddress } from '#i18n/useAddress.ts'

/**
 * Tells its children of a new page once the page's opening is shown: menus have a hundred entries, and none of them is what
 * the visitor waits for. Only the bar's own row marks the page at once. `useDeferredValue` would not wait, as the router
 * changes the page in a transition.
 */
export function DeferPageChange({ children }: { children: ReactNode }) {
  const { language, page } = useAddress()
  const [told, setTold] = useState(page)
  useEffect(() => startTransition(() => setTold(page)), [page])
  const address = useMemo(() => ({ language, page: told }), [language, told])
  return <AddressContext value={address}>{children}</AddressContext>
}
