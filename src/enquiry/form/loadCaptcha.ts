import { captchaFiles, captchaProvider } from '#config/thirdParties.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/** The provider's object. Only react-google-recaptcha uses it. */
export type Grecaptcha = object

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
    onCaptchaLoad?: () => void
  }
}

/**
 * All that the provider's script leaves in the page. A script keeps its language, and the provider documents no way to
 * load a second one: a page without these names and elements is one that it has never seen. If a name of its own should
 * change, the widget stays in the first language, or does not come; then the notice with our mail address comes.
 */
const leftBehind = {
  globals: ['grecaptcha', '___grecaptcha_cfg'],
  elements: `script[src^="${captchaProvider}"], script[src^="${captchaFiles}"]`,
}

let current: { language: LanguageCode; loading: Promise<Grecaptcha> } | undefined

/**
 * Loads the provider's script. A script has one language and cannot be unloaded. The script of another language waits
 * until this one has loaded: otherwise each could answer the other's request.
 * @throws Error when the provider cannot be reached; the next call tries again.
 */
export function loadCaptcha(language: LanguageCode): Promise<Grecaptcha> {
  if (current?.language === language) return current.loading
  const before = current?.loading.catch(() => undefined) ?? Promise.resolve()
  const loading = before.then(() => addScript(language))
  current = { language, loading }
  loading.catch(() => {
    if (current?.loading === loading) current = undefined
  })
  return loading
}

function addScript(language: LanguageCode): Promise<Grecaptcha> {
  document.querySelectorAll(leftBehind.elements).forEach((script) => script.remove())
  for (const name of leftBehind.globals) Reflect.deleteProperty(window, name)
  const script = document.createElement('script')
  script.src = `${captchaProvider}api.js?onload=onCaptchaLoad&render=explicit&hl=${language}`
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${script.src}: cannot be loaded`))
    script.addEventListener('error', fail)
    window.onCaptchaLoad = () => {
      if (window.grecaptcha) resolve(window.grecaptcha)
      else fail()
    }
    document.head.append(script)
  })
}
