import { Activity, startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'

interface LaterLanguageProps {
  outOfSight?: boolean
  children: ReactNode
}

/** Three quarters of a page's elements are out of sight: they change their language later (src/app/rendering). */
export function LaterLanguage({ outOfSight = true, children }: LaterLanguageProps) {
  const { code } = useLanguage()
  const [shown, setShown] = useState(code)
  useEffect(() => startTransition(() => setShown(code)), [code])
  // React does not render what is hidden until it has nothing else to do.
  return <Activity mode={outOfSight && shown !== code ? 'hidden' : 'visible'}>{children}</Activity>
}
