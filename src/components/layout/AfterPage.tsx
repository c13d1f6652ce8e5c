import { Suspense, type ReactNode } from 'react'

/**
 * What comes to life after the page. React hydrates boundaries depth by depth, all of one depth together; the
 * page is one deep.
 */
export function AfterPage({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Suspense>{children}</Suspense>
    </Suspense>
  )
}
