import type { Drawing } from '#components/content/article/ArticleSection.tsx'

/** What is drawn in articles, by page and key of the section: `<page>.<section>`. */
export const drawings: Record<string, Drawing> = {
  'cloud-solutions.hybridMigration': 'steps',
  'hpc-services.cluster': 'steps',
  'security-operations-center.packages': 'levels',
  'product-services.serviceLevels': 'levels',
}
