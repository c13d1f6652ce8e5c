/** The engines beside Chromium, in which `tests/site` runs: those of Firefox and Safari. */
export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number] | 'chromium'

export interface Preferences {
  reducedMotion: boolean
  darkScheme: boolean
}

/** A window of a browser. Points and sizes are in CSS px of the viewport; input is real input, no script's. */
export interface BrowserWindow {
  /** Resolves when the document is loaded. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** Runs a function in the page. It knows nothing of the test: what it needs are its arguments. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>
  moveTo(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Sets the size of the window. Engines have margins and minima of their own: ask the page what came of it. */
  resize(width: number, height: number): Promise<void>
  /** Errors and warnings of the page since the window was opened. */
  problems(): string[]
  /** Ends the visit, and forgets what the site has stored. The window shows a document of the site then. */
  close(): Promise<void>
}

/** A window as its driver opens it, to be used by one visitor after the other. */
export interface DriverWindow extends Omit<BrowserWindow, 'close'> {
  forgetCookies(): Promise<void>
}

export type Key = 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'End' | 'Enter' | 'Escape' | 'Tab'

export interface Engine {
  openWindow(preferences: Preferences): Promise<BrowserWindow>
  close(): Promise<void>
}
