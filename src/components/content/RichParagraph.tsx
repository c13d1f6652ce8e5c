import { Trans } from 'react-i18next'
import { Contained, NotContained } from './Mark.tsx'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { company } from '#config/company.ts'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'

const tags = {
  yes: <Contained />,
  no: <NotContained />,
  products: <PageLink page="products" />,
  fsas: <PageLink page="fsas-portfolio" />,
  dataCenter: <PageLink page="data-center-solutions" />,
  commvault: <PageLink page="commvault" />,
  netapp: <PageLink page="netapp" />,
  sap: <PageLink page="sap" />,
  hci: <PageLink page="hci" />,
  hciComparison: <PageLink page="hci" fragment="comparison" />,
  virtualization: <PageLink page="virtualization" />,
  migration: <PageLink page="virtualization" fragment="migration" />,
  proxmox: <PageLink page="proxmox" />,
  cloudSolutions: <PageLink page="cloud-solutions" />,
  services: <PageLink page="services" />,
  applicationDevelopment: <PageLink page="application-development" />,
  applicationServices: <PageLink page="application-services" />,
  sapPlatform: <PageLink page="fsas-portfolio" fragment="integratedSystems" />,
  sapCentre: <PageLink page="application-management-services" fragment="sapCentre" />,
  cloudServices: <PageLink page="cloud-services" />,
  ai: <PageLink page="ai" />,
  bi: <PageLink page="bi" />,
  rpa: <PageLink page="rpa" />,
  iot: <PageLink page="iot" />,
  hpc: <PageLink page="hpc-services" />,
  cybersecurity: <PageLink page="cybersecurity" />,
  soc: <PageLink page="security-operations-center" />,
  productServices: <PageLink page="product-services" />,
  faultSteps: <PageLink page="product-services" fragment="call" />,
  professionalServices: <PageLink page="professional-services" />,
  microsoft365: <PageLink page="microsoft-365-transformation" />,
  security: <PageLink page="security-services" />,
  oracle: <PageLink page="oracle-ebs" />,
  ml: <PageLink page="ml" />,
  privacy: <PageLink page="terms" fragment="personalData" />,
  sapExample: <PageLink page="sap" fragment="example" />,
  hciExample: <PageLink page="hci" fragment="example" />,
  backupExample: <PageLink page="commvault" fragment="example" />,
  storageExample: <PageLink page="netapp" fragment="example" />,
  serverExample: <PageLink page="virtualization" fragment="example" />,
  rpaExample: <PageLink page="rpa" fragment="example" />,
  aiExample: <PageLink page="ai" fragment="example" />,
  developmentExample: <PageLink page="application-development" fragment="example" />,
  hpcExample: <PageLink page="hpc-services" fragment="example" />,
  socExample: <PageLink page="security-operations-center" fragment="example" />,
  findingExample: <PageLink page="cybersecurity" fragment="sample" />,
  scopeExample: <PageLink page="professional-services" fragment="sample" />,
}

/** What placeholders of a text stand for, by their names. */
export type Values = Readonly<Record<string, string>>

interface RichTextProps {
  textKey: string
  /** Beside our addresses, which every text may name. */
  values?: Values | undefined
  /** The mail address that `<mail>{{email}}</mail>` links to. */
  email?: string | undefined
}

/** A text with tags: a translator may move the links that they become. */
export function RichText({ textKey, values, email = company.salesEmail }: RichTextProps) {
  const { phone, support } = company.phones
  return (
    <Trans
      i18nKey={textKey as never /* the keys of list entries are not typed */}
      values={{ email, phone, support, ...values }}
      tOptions={noBidiIsolation}
      components={{
        ...tags,
        mail: <ContactLink to={email} />,
        phone: <ContactLink to={phone} />,
        support: <ContactLink to={support} />,
      }}
    />
  )
}

export function RichParagraph(text: RichTextProps) {
  return (
    <p>
      <RichText {...text} />
    </p>
  )
}
