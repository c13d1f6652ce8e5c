import type { Compositions } from '#loading/siteLoader.ts'

export const compositions: Compositions = {
  home: () => import('#pages/home/HomePage.tsx'),
  industries: () => import('#pages/industries/IndustriesPage.tsx'),
  contact: () => import('#pages/contact/ContactPage.tsx'),
  article: () => import('#pages/article/ArticlePage.tsx'),
}
