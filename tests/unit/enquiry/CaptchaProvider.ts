interface WidgetOptions {
  theme: string
  callback: (solution: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

interface Widget extends WidgetOptions {
  language: string | null
}

/** Answers the script that the page adds. Loaded in one test it is there in the next, as on a page that lives on. */
export class CaptchaProvider {
  static current: CaptchaProvider

  reachable = true
  /** Whether the script comes only when `arrive` is called. */
  slow = false
  #arrive: () => unknown = () => undefined
  broken = false
  readonly widgets: Widget[] = []
  resets = 0

  readonly #observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) this.#answer(node)
    }
  })

  constructor() {
    this.#observer.observe(document.head, { childList: true })
  }

  stop() {
    this.#observer.disconnect()
  }

  get widget(): Widget {
    const widget = this.widgets.at(-1)
    if (!widget) throw new Error('There is no captcha yet')
    return widget
  }

  #answer(script: HTMLScriptElement) {
    if (!this.reachable) return script.dispatchEvent(new Event('error'))
    if (this.slow) return (this.#arrive = () => this.#load(script))
    return this.#load(script)
  }

  arrive() {
    this.#arrive()
  }

  #load(script: HTMLScriptElement) {
    const language = new URL(script.src).searchParams.get('hl')
    window.grecaptcha = {
      render(container: HTMLElement, options: WidgetOptions) {
        if (CaptchaProvider.current.broken) throw new Error('Invalid site key')
        container.append(document.createElement('iframe'))
        return CaptchaProvider.current.widgets.push({ ...options, language }) - 1
      },
      reset: () => CaptchaProvider.current.resets++,
    }
    return window.onCaptchaLoad?.()
  }
}
