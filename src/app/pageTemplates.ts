import type { Templates } from './siteLoader.ts'

export const pageTemplates: Templates = {
  home: () => import('#pages/home/HomePage.tsx'),
  about: () => import('#pages/about/AboutPage.tsx'),
  overview: () => import('#pages/overview/OverviewPage.tsx'),
  terms: () => import('#pages/terms/TermsPage.tsx'),
  compliance: () => import('#pages/compliance/CompliancePage.tsx'),
  industries: () => import('#pages/industries/IndustriesPage.tsx'),
  contact: () => import('#pages/contact/ContactPage.tsx'),
  article: () => import('#pages/article/ArticlePage.tsx'),
}
