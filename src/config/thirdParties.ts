/** Where the captcha's script and frame come from, and the code that the script fetches. */
export const captchaProvider = 'https://www.google.com/recaptcha/'
export const captchaFiles = 'https://www.gstatic.com/recaptcha/'
export const mapService = 'https://www.google.com/maps'

interface ThirdParty {
  /** Origins whose scripts run in the page itself. */
  scripts: readonly string[]
  frames: readonly string[]
  /** Origins that its scripts send requests to. */
  connections: readonly string[]
}

/** What a page's content security policy lets in (`embeds`). @see https://developers.google.com/recaptcha/docs/faq */
export const thirdParties = {
  captcha: {
    scripts: [captchaProvider, captchaFiles],
    frames: [captchaProvider, 'https://recaptcha.google.com/recaptcha/'],
    connections: [captchaProvider],
  },
  map: { scripts: [], frames: [mapService], connections: [] },
} as const satisfies Record<string, ThirdParty>

export type ThirdPartyId = keyof typeof thirdParties
