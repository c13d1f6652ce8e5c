import type { Drawing } from '#components/content/article/ArticleSection.tsx'
import type { TextedPageId } from '#config/pages.ts'

/** What is drawn in articles, by page and key of the section. */
export const drawings: Partial<Record<TextedPageId, Record<string, Drawing>>> = {
  'cloud-solutions': { hybridMigration: 'steps' },
  'hpc-services': { cluster: 'cluster' },
  'security-operations-center': { packages: 'levels' },
  'product-services': { serviceLevels: 'levels' },
}
