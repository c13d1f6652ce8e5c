/**
 * The scenes of `src/art/scenes`. Each is a `symbol` of plain paths, painted with CSS variables: the brand's `art`
 * colours. A page's own scene has the page's id (src/config/pages.ts). The landscape behind the banners and its islands
 * are drawn in 1280 by 960 units (landscape.ts), all others in 800 by 600.
 */

/** Files with several scenes that are shown together: a common file compresses to a third less than separate ones. */
export const sprites = {
  landscape: [
    'sea',
    'viaduct',
    'contact-lights',
    'fsas-portfolio-lights',
    'data-center-solutions-lights',
    'digital-transformation-lights',
    'boat',
  ],
  industries: ['public', 'financial', 'oil', 'retail', 'manufacturing'],
  'not-found': ['gap'],
  sent: ['arch', 'keystone'],
} as const
