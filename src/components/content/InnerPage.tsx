import type { ReactNode } from 'react'
import { pageRow, type CanonicalPageId, type PagesOf } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { BelowOpening } from './BelowOpening.tsx'
import { NextStep } from './NextStep.tsx'
import { Opening } from './Opening.tsx'
import { PageBanner } from './PageBanner.tsx'

interface InnerPageProps {
  page: Exclude<CanonicalPageId, PagesOf<'home' | 'contact'>>
  /** What its banner has below the title. */
  inBanner?: ReactNode
  /** What stands between banner and opening. */
  subMenu?: ReactNode
  /** Links to the related pages or to the sections, below the lead. */
  inOpening?: ReactNode
  /** Buttons of the last band beside those of every page. */
  inNextStep?: ReactNode
  children: ReactNode
}

/** What every page but Home and Contact has around its sections: banner, opening with the way to Contact, next step. */
export function InnerPage({ page, inBanner, subMenu, inOpening, inNextStep, children }: InnerPageProps) {
  const { t } = useTexts()
  const action = t(`pages/${page}:contact.action`)
  return (
    <>
      <PageBanner title={t(`pages/${page}:heading`)} page={page}>
        {inBanner}
      </PageBanner>
      {subMenu}
      <Opening lead={t(`pages/${page}:lead`)} contact={{ about: page, action }} scene={pageRow(page).scene}>
        {inOpening}
      </Opening>
      <BelowOpening>
        {children}
        <NextStep {...t(`pages/${page}:next`, { returnObjects: true })} page={page} action={action}>
          {inNextStep}
        </NextStep>
      </BelowOpening>
    </>
  )
}
