/** The part of jsdom that the tests use; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string)
    readonly window: { DOMParser: typeof DOMParser; document: Document }
  }
}
