import type { PagesOf, templatesOfSections } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { NextSteps } from '#enquiry/form/NextSteps.tsx'
import { FaultReport } from '#pages/contact/FaultReport.tsx'
import type { Texts } from '#i18n/texts.ts'
import { PageSections } from '#sections/PageSections.tsx'
import type { Samples } from './sampleTexts.ts'

/** The pages whose sections these samples show. */
export const blockPages = [
  'application-services',
  'cloud-solutions',
  'compliance',
  'contact',
  'fsas-portfolio',
  'hci',
  'hpc-services',
  'netapp',
  'product-services',
  'products',
  'sap',
  'security-services',
] as const

/** Blocks of the site that show texts of one page, among them a section of each kind but `cycle`, which needs a whole window. */
export const blocks: Samples = {
  NextSteps: () => <NextSteps />,
  FaultReport: () => <FaultReport />,
  'Section: prose': section('netapp', 'cloudData'),
  'Section: list': section('netapp', 'protection'),
  'Section: pause': section('sap', 'pause'),
  'Section: steps': section('application-services', 'fromReport'),
  'Section: cards': section('fsas-portfolio', 'servers'),
  'Section: table': section('security-services', 'chooser'),
  'Section: chooser': section('products', 'chooser'),
  'Section: examples': section('products', 'examples'),
  'Section: levels': section('product-services', 'serviceLevels'),
  'Section: responsibilities': section('product-services', 'duties'),
  'Section: answers': section('netapp', 'buyerQuestions'),
  'Section: parts': section('hpc-services', 'cluster'),
  'Section: dataPlaces': section('cloud-solutions', 'dataPlaces'),
  'Section: defence': section('compliance', 'threeLines'),
  'Section: calculation, as bars': section('netapp', 'example'),
  'Section: calculation, as a waterfall': section('sap', 'example'),
  'Section: calculation, as machines': section('hci', 'example'),
}

type PageWithSections = (typeof blockPages)[number] & PagesOf<(typeof templatesOfSections)[number]>

function section<Page extends PageWithSections>(
  page: Page,
  id: Extract<keyof Texts[`pages/${Page}`]['sections'], string>,
) {
  return function SampleSection() {
    const { [id]: own } = contentOf(page).sections
    return own && <PageSections page={page} sections={{ [id]: own }} />
  }
}
