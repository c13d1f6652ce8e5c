import type { Drawing } from '#components/content/article/ArticleSections.tsx'
import { Cluster } from '#components/content/article/Cluster.tsx'
import { RisingArches } from '#components/content/article/RisingArches.tsx'
import { StepBridge } from '#components/content/article/StepBridge.tsx'
import type { CanonicalPageId } from '#config/pages.ts'

/** What is drawn in articles, by page and key of the section. */
export const drawings: Partial<Record<CanonicalPageId, Record<string, Drawing>>> = {
  'application-management-services': { takeover: StepBridge },
  'application-services': { fromReport: StepBridge },
  'cloud-solutions': { hybridMigration: StepBridge },
  'digital-transformation': { steps: StepBridge },
  hci: { ourWork: StepBridge },
  'hpc-services': { cluster: Cluster },
  'product-services': { call: StepBridge, serviceLevels: RisingArches },
  'professional-services': { tasks: StepBridge },
  'security-operations-center': { packages: RisingArches, signalToResponse: StepBridge },
  virtualization: { migration: StepBridge },
}
