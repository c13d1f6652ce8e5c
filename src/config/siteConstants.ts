/** The specification's constants, in px and ms. `tests/unit/specification.test.ts` compares them with its figures. */
export const siteConstants = {
  mobileBreakpoint: 700,
  mobileMenuMaxHeight: 300,
  barScrolledAfter: 50,
  scrollToTopAfter: 100,
  subMenuFixedAfter: 525,
  anchorOffset: 45,
  anchorRetryDelay: 1000,
  carouselInterval: 5000,
} as const
