import { inspect } from 'node:util'

/** The site cannot be built. Each line of the message says what is wrong, where it is and what to do. */
export class BuildError extends Error {
  constructor(errors: readonly string[], options?: ErrorOptions) {
    super(errors.join('\n'), options)
  }

  /** Vite prints this text. By default it would print the stack, in which nobody would find the message. */
  [inspect.custom](): string {
    return this.message
  }
}
