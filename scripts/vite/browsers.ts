/** The supported browsers with their oldest versions, under the names of the bundler and of MDN's tables. */
export const browsers = [
  { bundler: 'chrome', mdn: 'chrome', oldest: 117 },
  { bundler: 'edge', mdn: 'edge', oldest: 117 },
  { bundler: 'firefox', mdn: 'firefox', oldest: 128 },
  { bundler: 'safari', mdn: 'safari', oldest: 17 },
  { bundler: 'ios', mdn: 'safari_ios', oldest: 17 },
] as const
