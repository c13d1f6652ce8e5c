import type { RenderError } from '../../src/app/prerenderHtml.ts'
import { BuildError } from './BuildError.ts'

/** Collects the faults of all pages, so that one build reports all of them. */
export class PageFaults {
  readonly #pathsByFault = new Map<string, string[]>()

  add(path: string, fault: string): void {
    this.#pathsByFault.set(fault, [...(this.#pathsByFault.get(fault) ?? []), path])
  }

  /** Runs one step for a page. An error of the step is a fault of the page. */
  async collect<Result>(path: string, step: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await step()
    } catch (error) {
      for (const fault of faultsOf(error)) this.add(path, fault)
      return undefined
    }
  }

  /** @throws BuildError if there is a fault. A fault that several pages share is reported once. */
  throwIfAny(): void {
    if (this.#pathsByFault.size === 0) return
    throw new BuildError([...this.#pathsByFault].map(([fault, paths]) => `${pathList(paths)}: ${fault}`))
  }
}

/** A fault of the header or the footer is on every page, so a long list is shortened. */
function pathList(paths: readonly string[]) {
  return paths.length < 5 ? paths.join(', ') : `${paths.length} pages, ${paths[0]} first`
}

function faultsOf(error: unknown): string[] {
  if (!(error instanceof AggregateError)) return [error instanceof Error ? error.message : String(error)]
  const faults = (error.errors as RenderError[]).map(({ component, message }) =>
    component ? `${component}: ${message}` : message,
  )
  return [...new Set(faults)]
}
