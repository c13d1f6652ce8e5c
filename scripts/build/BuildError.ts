/** The site cannot be built. Each fault is a sentence that says where it is and what to do. */
export class BuildError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(faults.join('\n'), options)
    this.faults = faults
  }
}
