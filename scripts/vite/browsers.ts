/** The browsers that the site is made for, as the bundler and MDN's tables call them, with their oldest versions. */
export const browsers = [
  { bundler: 'chrome', mdn: 'chrome', oldest: 117 },
  { bundler: 'edge', mdn: 'edge', oldest: 117 },
  { bundler: 'firefox', mdn: 'firefox', oldest: 128 },
  { bundler: 'safari', mdn: 'safari', oldest: 17 },
  { bundler: 'ios', mdn: 'safari_ios', oldest: 17 },
] as const
