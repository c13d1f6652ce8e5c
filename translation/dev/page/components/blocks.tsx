import { ComparisonTable } from '#components/content/article/ComparisonTable.tsx'
import LevelTable from '#components/content/article/LevelTable.tsx'
import { Machines } from '#components/content/article/Machines.tsx'
import { ToScale } from '#components/content/article/ToScale.tsx'
import { NextSteps } from '#enquiry/form/NextSteps.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { FaultReport } from '#pages/contact/FaultReport.tsx'
import type { Samples } from './sampleTexts.ts'

/** The pages whose texts these samples show. */
export const blockPages = ['contact', 'hci', 'netapp', 'product-services', 'security-services'] as const

/** Blocks of the site that show texts of one page. */
export const blocks: Samples = {
  NextSteps: () => <NextSteps />,
  FaultReport: () => <FaultReport />,
  'ComparisonTable, with links': () => <TableWithLinks />,
  LevelTable: () => <Levels />,
  'Machines, ToScale': () => <Drawings />,
}

function TableWithLinks() {
  const { t } = useTexts('pages/security-services')
  const { table } = t('sections.chooser', { returnObjects: true })
  return <ComparisonTable table={table} textKey="pages/security-services:sections.chooser.table" />
}

function Levels() {
  const { t } = useTexts('pages/product-services')
  const { table } = t('sections.serviceLevels', { returnObjects: true })
  const textKey = 'pages/product-services:sections.serviceLevels.table'
  return <LevelTable table={table} compareAll={table.compareAll} textKey={textKey} />
}

function Drawings() {
  const { t } = useTexts()
  return (
    <>
      <Machines items={t('pages/hci:sections.example.items', { returnObjects: true })} />
      <ToScale items={t('pages/bi:sections.example.items', { returnObjects: true })} />
    </>
  )
}
