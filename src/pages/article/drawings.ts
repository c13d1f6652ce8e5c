import { Cluster } from '#components/content/article/Cluster.tsx'
import { DataPlaces } from '#components/content/article/DataPlaces.tsx'
import type { Drawing } from '#components/content/article/Drawing.ts'
import { Machines } from '#components/content/article/Machines.tsx'
import { ResponseCycle } from '#components/content/article/ResponseCycle.tsx'
import { SizingStairs } from '#components/content/article/SizingStairs.tsx'
import { StepBridge } from '#components/content/article/StepBridge.tsx'
import { ToScale } from '#components/content/article/ToScale.tsx'
import type { PagesOf } from '#config/pages.ts'
import type { Texts } from '#i18n/texts.ts'

const bridge: Drawing = { Diagram: StepBridge, place: 'below' }
const cluster: Drawing = { Diagram: Cluster, place: 'below' }
const machines: Drawing = { Diagram: Machines, place: 'beside' }
const toScale: Drawing = { Diagram: ToScale, place: 'beside' }

/** The sections whose list is drawn, and how. */
export const drawings: {
  [Id in PagesOf<'article'>]?: Partial<Record<keyof Texts[`pages/${Id}`]['sections'], Drawing>>
} = {
  ai: { example: toScale },
  'application-development': { example: machines },
  'application-management-services': { takeover: bridge },
  'application-services': { fromReport: bridge },
  bi: { example: toScale },
  'cloud-solutions': {
    dataPlaces: { Diagram: DataPlaces, place: 'below' },
    example: toScale,
    hybridMigration: bridge,
  },
  commvault: { example: machines },
  'digital-transformation': { example: toScale, steps: bridge },
  hci: { example: machines, ourWork: bridge },
  'hpc-services': { cluster, example: toScale },
  iot: { example: toScale },
  ml: { example: toScale, path: bridge },
  netapp: { example: toScale },
  'oracle-ebs': { patches: bridge },
  'product-services': { call: bridge, example: toScale },
  'professional-services': { tasks: bridge },
  rpa: { example: toScale },
  sap: { sizing: { Diagram: SizingStairs, place: 'beside' }, example: machines },
  'security-operations-center': {
    example: toScale,
    signalToResponse: { Diagram: ResponseCycle, place: 'below' },
  },
  virtualization: { example: toScale, migration: bridge },
}
