import { Activity, startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'

interface LaterLanguageProps {
  /** Whether nobody sees it now. */
  outOfSight?: boolean
  children: ReactNode
}

/**
 * What is out of sight changes its language in the frames after what is seen: closed menus and what lies below the
 * window are three quarters of a page's elements (figures: src/app/rendering). Its state stays.
 */
export function LaterLanguage({ outOfSight = true, children }: LaterLanguageProps) {
  const { code } = useLanguage()
  const [shown, setShown] = useState(code)
  useEffect(() => startTransition(() => setShown(code)), [code])
  // React does not render what is hidden until it has nothing else to do.
  return <Activity mode={outOfSight && shown !== code ? 'hidden' : 'visible'}>{children}</Activity>
}
