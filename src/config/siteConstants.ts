/** The constants that the specification sets, in px and ms; `tests/unit/specification.test.ts` holds them to it. */
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
