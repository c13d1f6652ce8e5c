import { siteConstants } from '#config/siteConstants.ts'
import { createSiteTheme } from '#theme/createSiteTheme.ts'

/** The theme before a language is added. */
export const siteTheme = createSiteTheme(siteConstants)
