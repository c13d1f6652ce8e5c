import type { Diagram } from '#components/content/article/ArticleSections.tsx'
import { Cluster } from '#components/content/article/Cluster.tsx'
import { Machines } from '#components/content/article/Machines.tsx'
import { RisingArches } from '#components/content/article/RisingArches.tsx'
import { StepBridge } from '#components/content/article/StepBridge.tsx'
import { ToScale } from '#components/content/article/ToScale.tsx'
import type { PagesOf } from '#config/pages.ts'
import type { Texts } from '#i18n/texts.ts'

export const diagrams: {
  [Id in PagesOf<'article'>]?: Partial<Record<keyof Texts[`pages/${Id}`]['sections'], Diagram>>
} = {
  ai: { example: ToScale },
  'application-development': { example: Machines },
  'application-management-services': { takeover: StepBridge },
  'application-services': { fromReport: StepBridge },
  bi: { example: ToScale },
  'cloud-solutions': { example: ToScale, hybridMigration: StepBridge },
  commvault: { example: Machines },
  'digital-transformation': { example: ToScale, steps: StepBridge },
  hci: { example: Machines, ourWork: StepBridge },
  'hpc-services': { cluster: Cluster, example: ToScale },
  iot: { example: ToScale },
  ml: { example: ToScale, path: StepBridge },
  netapp: { example: ToScale },
  'oracle-ebs': { patches: StepBridge },
  'product-services': { call: StepBridge, example: ToScale, serviceLevels: RisingArches },
  'professional-services': { tasks: StepBridge },
  rpa: { example: ToScale },
  sap: { example: Machines },
  'security-operations-center': { example: ToScale, packages: RisingArches, signalToResponse: StepBridge },
  virtualization: { example: ToScale, migration: StepBridge },
}
