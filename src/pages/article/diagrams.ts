import type { Diagram } from '#components/content/article/ArticleSections.tsx'
import { Cluster } from '#components/content/article/Cluster.tsx'
import { RisingArches } from '#components/content/article/RisingArches.tsx'
import { StepBridge } from '#components/content/article/StepBridge.tsx'
import type { PagesOf } from '#config/pages.ts'
import type { Texts } from '#i18n/texts.ts'

export const diagrams: {
  [Id in PagesOf<'article'>]?: Partial<Record<keyof Texts[`pages/${Id}`]['sections'], Diagram>>
} = {
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
