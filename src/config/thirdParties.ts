/** Where the captcha's script and frame come from, and the code that the script fetches. */
export const captchaProvider = 'https://www.google.com/recaptcha/'
export const captchaFiles = 'https://www.gstatic.com/recaptcha/'
/** Google's site key for tests: with it every solution passes. @see https://developers.google.com/recaptcha/docs/faq */
export const captchaTestKey = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'
export const mapService = 'https://www.google.com/maps'

/** What a page's content security policy lets in (`embeds`). @see https://developers.google.com/recaptcha/docs/faq */
export const thirdParties = {
  captcha: {
    /** Origins whose scripts run in the page itself. */
    scripts: [captchaProvider, captchaFiles],
    frames: [captchaProvider, 'https://recaptcha.google.com/recaptcha/'],
    /** Origins that its scripts send requests to. */
    connections: [captchaProvider],
  },
  map: { scripts: [], frames: [mapService], connections: [] },
} as const satisfies Record<string, Record<'scripts' | 'frames' | 'connections', readonly string[]>>

export type ThirdPartyId = keyof typeof thirdParties
