import type { ReactNode } from 'react'
import { BelowTheFold } from '#scheduling/BelowTheFold.tsx'
import type { InnerPageSlotProps, InnerPageSlots } from './InnerPageSlots.ts'
import { NextStep } from './NextStep.tsx'
import { Opening } from './Opening.tsx'

interface InnerPageProps extends InnerPageSlotProps {
  slots?: InnerPageSlots
  children: ReactNode
}

/** The frame of every page but Home and Contact: opening with a link to Contact, sections, next step. */
export function InnerPage({ page, slots = {}, children }: InnerPageProps) {
  return (
    <>
      <Opening page={page} slots={slots} />
      {slots.subMenu && <slots.subMenu page={page} />}
      <BelowTheFold>
        {children}
        <NextStep page={page}>{slots.nextStep && <slots.nextStep page={page} />}</NextStep>
      </BelowTheFold>
    </>
  )
}
