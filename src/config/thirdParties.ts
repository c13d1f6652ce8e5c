/** The origin and path of the captcha's script and frame, and of the code that the script fetches. */
export const captchaProvider = 'https://www.google.com/recaptcha/'
export const captchaFiles = 'https://www.gstatic.com/recaptcha/'
/**
 * Google's site key for tests, for which every solution passes.
 * @see https://developers.google.com/recaptcha/docs/faq
 */
export const captchaTestKey = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'
export const mapService = 'https://www.google.com/maps'

/**
 * The sources that the content security policy of a page allows (`embeds`).
 * @see https://developers.google.com/recaptcha/docs/faq
 */
export const thirdParties = {
  captcha: {
    /** Origins whose scripts run in the page itself. */
    scripts: [captchaProvider, captchaFiles],
    frames: [captchaProvider, 'https://recaptcha.google.com/recaptcha/'],
    /** Origins that the service's scripts send requests to. */
    connections: [captchaProvider],
  },
  map: { scripts: [], frames: [mapService], connections: [] },
} as const satisfies Record<string, Record<'scripts' | 'frames' | 'connections', readonly string[]>>

export type ThirdPartyId = keyof typeof thirdParties
