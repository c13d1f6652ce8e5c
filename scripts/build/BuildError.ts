/** The site cannot be built as it is; each fault is a sentence that says where it is and what to do. */
export class BuildError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(faults.join('\n'), options)
    this.faults = faults
  }
}
