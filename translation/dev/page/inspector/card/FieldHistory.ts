/** What a field held, for undo and redo: the browser's own history ends where code makes a chip of typed signs. */
export class FieldHistory {
  readonly #before: string[] = []
  #current: string | undefined
  #after: string[] = []

  add(before: string, text: string): void {
    if (text === before) return
    // A word is a step: its letters are taken back together.
    const isInWord =
      this.#current === before && text.startsWith(before) && /^\S$/u.test(text.slice(before.length))
    if (!isInWord || this.#before.length === 0) this.#before.push(before)
    this.#current = text
    this.#after = []
  }

  undo(): string | undefined {
    const text = this.#before.pop()
    if (text === undefined) return undefined
    if (this.#current !== undefined) this.#after.push(this.#current)
    this.#current = text
    return text
  }

  redo(): string | undefined {
    const text = this.#after.pop()
    if (text === undefined) return undefined
    if (this.#current !== undefined) this.#before.push(this.#current)
    this.#current = text
    return text
  }
}
