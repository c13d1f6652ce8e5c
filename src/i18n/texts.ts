import 'i18next'

/**
 * The type of every namespace, taken from its English file: a key that is wrong does not compile, and neither does a
 * page whose file has no line here. The server's texts are left out, for no page has them.
 */
export interface Texts {
  accessibility: typeof import('../../locales/en/accessibility.json')
  brand: typeof import('../../locales/en/brand.json')
  company: typeof import('../../locales/en/company.json')
  enquiry: typeof import('../../locales/en/enquiry.json')
  errors: typeof import('../../locales/en/errors.json')
  footer: typeof import('../../locales/en/footer.json')
  'material-ui': typeof import('../../locales/en/material-ui.json')
  menu: typeof import('../../locales/en/menu.json')
  'pages/about': typeof import('../../locales/en/pages/about.json')
  'pages/ai': typeof import('../../locales/en/pages/ai.json')
  'pages/application-development': typeof import('../../locales/en/pages/application-development.json')
  'pages/application-management-services': typeof import('../../locales/en/pages/application-management-services.json')
  'pages/application-services': typeof import('../../locales/en/pages/application-services.json')
  'pages/bi': typeof import('../../locales/en/pages/bi.json')
  'pages/cloud-services': typeof import('../../locales/en/pages/cloud-services.json')
  'pages/cloud-solutions': typeof import('../../locales/en/pages/cloud-solutions.json')
  'pages/commvault': typeof import('../../locales/en/pages/commvault.json')
  'pages/compliance': typeof import('../../locales/en/pages/compliance.json')
  'pages/contact': typeof import('../../locales/en/pages/contact.json')
  'pages/cybersecurity': typeof import('../../locales/en/pages/cybersecurity.json')
  'pages/data-center-solutions': typeof import('../../locales/en/pages/data-center-solutions.json')
  'pages/digital-transformation': typeof import('../../locales/en/pages/digital-transformation.json')
  'pages/fsas-portfolio': typeof import('../../locales/en/pages/fsas-portfolio.json')
  'pages/hci': typeof import('../../locales/en/pages/hci.json')
  'pages/home': typeof import('../../locales/en/pages/home.json')
  'pages/hpc-services': typeof import('../../locales/en/pages/hpc-services.json')
  'pages/industries': typeof import('../../locales/en/pages/industries.json')
  'pages/iot': typeof import('../../locales/en/pages/iot.json')
  'pages/microsoft-365-transformation': typeof import('../../locales/en/pages/microsoft-365-transformation.json')
  'pages/ml': typeof import('../../locales/en/pages/ml.json')
  'pages/netapp': typeof import('../../locales/en/pages/netapp.json')
  'pages/oracle-ebs': typeof import('../../locales/en/pages/oracle-ebs.json')
  'pages/product-services': typeof import('../../locales/en/pages/product-services.json')
  'pages/products': typeof import('../../locales/en/pages/products.json')
  'pages/professional-services': typeof import('../../locales/en/pages/professional-services.json')
  'pages/proxmox': typeof import('../../locales/en/pages/proxmox.json')
  'pages/rpa': typeof import('../../locales/en/pages/rpa.json')
  'pages/sap': typeof import('../../locales/en/pages/sap.json')
  'pages/security-operations-center': typeof import('../../locales/en/pages/security-operations-center.json')
  'pages/security-services': typeof import('../../locales/en/pages/security-services.json')
  'pages/services': typeof import('../../locales/en/pages/services.json')
  'pages/terms': typeof import('../../locales/en/pages/terms.json')
  'pages/virtualization': typeof import('../../locales/en/pages/virtualization.json')
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: Texts
  }
}
