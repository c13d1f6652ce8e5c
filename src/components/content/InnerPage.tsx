import type { ReactNode } from 'react'
import type { OwnerFact, PromiseKind } from '#config/ownerFacts.ts'
import { BelowTheFold } from '#scheduling/BelowTheFold.tsx'
import type { InnerPageSlotProps, InnerPageSlots } from './InnerPageSlots.ts'
import { NextStep } from './NextStep.tsx'
import { Opening } from './Opening.tsx'

interface InnerPageProps extends InnerPageSlotProps {
  promise: PromiseKind
  /** What the owner adds to the lead. */
  ownerFact?: OwnerFact | undefined
  slots?: InnerPageSlots
  children: ReactNode
}

/** The frame of every page but Home and Contact: opening with a link to Contact, sections, next step. */
export function InnerPage({ page, promise, ownerFact, slots = {}, children }: InnerPageProps) {
  return (
    <>
      <Opening page={page} promise={promise} ownerFact={ownerFact} slots={slots} />
      {slots.subMenu && <slots.subMenu page={page} />}
      <BelowTheFold>
        {children}
        <NextStep page={page} promise={promise}>
          {slots.nextStep && <slots.nextStep page={page} />}
        </NextStep>
      </BelowTheFold>
    </>
  )
}
