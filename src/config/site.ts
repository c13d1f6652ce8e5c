/** The site's origin, without a slash at the end: `SITE_ORIGIN` in the build's environment. */
export const siteOrigin: string = import.meta.env.SITE_ORIGIN
