interface Answer {
  contentType: string
  body: string
}

/** A captcha's script: a checkbox in a frame, solved by a click. The site calls its functions without their object. */
const captchaScript = (callback: string, language: string) => `
  var captcha = window.grecaptcha = {
    language: ${JSON.stringify(language)},
    widgets: [],
    render(container, options) {
      const box = document.createElement('button')
      box.type = 'button'
      box.textContent = 'captcha stub ' + (options.hl ?? captcha.language)
      box.onclick = () => options.callback('captcha-response')
      container.append(box)
      captcha.widgets.push({ box, options })
      return captcha.widgets.length - 1
    },
    reset(id = 0) { captcha.resets = (captcha.resets ?? 0) + 1 },
    execute() {},
    getResponse() { return '' },
  }
  window[${JSON.stringify(callback)}]?.()
`

export function captchaStub(url: URL): Answer | null {
  if (url.hostname !== 'www.google.com' || url.pathname !== '/recaptcha/api.js') return null
  const callback = url.searchParams.get('onload') ?? ''
  return {
    contentType: 'text/javascript',
    body: captchaScript(callback, url.searchParams.get('hl') ?? ''),
  }
}

export function mapStub(url: URL): Answer | null {
  if (url.hostname !== 'www.google.com' || url.pathname !== '/maps') return null
  return { contentType: 'text/html', body: '<!doctype html><title>map stub</title><p>map stub</p>' }
}
