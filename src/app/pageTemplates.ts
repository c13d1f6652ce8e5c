import type { Templates } from './siteLoader.ts'

/**
 * A template is `src/pages/<template>/<Template>Page.tsx`: the build finds a page's script by that name
 * (scripts/build/pageModules.ts).
 */
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
