import { Suspense, type ReactNode } from 'react'

/**
 * What comes to life after the page. React hydrates boundaries depth by depth, all of one depth together; the
 * page is two deep, as an `Activity` is a boundary, too.
 */
export function AfterPage({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Suspense>
        <Suspense>{children}</Suspense>
      </Suspense>
    </Suspense>
  )
}
