import type { ComponentType } from 'react'
import type { PageId, Template } from '#config/pages.ts'

export type PageComponent = ComponentType<{ id: PageId }>

/** What loads the page of each template. */
export const pageTemplates: Record<Template, () => Promise<{ default: PageComponent }>> = {
  home: () => import('#pages/home/HomePage.tsx'),
  about: () => import('#pages/about/AboutPage.tsx'),
  overview: () => import('#pages/overview/OverviewPage.tsx'),
  terms: () => import('#pages/terms/TermsPage.tsx'),
  compliance: () => import('#pages/compliance/CompliancePage.tsx'),
  industries: () => import('#pages/industries/IndustriesPage.tsx'),
  contact: () => import('#pages/contact/ContactPage.tsx'),
  article: () => import('#pages/article/ArticlePage.tsx'),
}

export const notFoundPage = (): Promise<{ default: ComponentType }> =>
  import('#pages/not-found/NotFoundPage.tsx')
