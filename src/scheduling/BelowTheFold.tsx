import { createContext, type ReactNode } from 'react'
import { InTurn } from './InTurn.tsx'

/** True below the fold: this part may hydrate and change its language last. */
export const IsBelowFoldContext = createContext(false)

/** The parts of a page below its opening. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return (
    <IsBelowFoldContext value>
      <InTurn>{children}</InTurn>
    </IsBelowFoldContext>
  )
}
