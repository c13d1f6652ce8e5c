import type { RenderError } from '../../src/app/prerenderHtml.ts'
import { BuildError } from './BuildError.ts'

/** Collects what is wrong with the pages, so that one build tells of all of it. */
export class PageFaults {
  readonly #pathsByFault = new Map<string, string[]>()

  add(path: string, fault: string): void {
    this.#pathsByFault.set(fault, [...(this.#pathsByFault.get(fault) ?? []), path])
  }

  /** Runs a step of a page's making; what it throws is a fault of the page. */
  async collect<Result>(path: string, step: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await step()
    } catch (error) {
      for (const fault of faultsOf(error)) this.add(path, fault)
      return undefined
    }
  }

  /** @throws BuildError if there is any; a fault that several pages share is told once. */
  throwIfAny(): void {
    if (this.#pathsByFault.size === 0) return
    throw new BuildError([...this.#pathsByFault].map(([fault, paths]) => `${listed(paths)}: ${fault}`))
  }
}

/** A fault of the bar or the footer is one of every page. */
function listed(paths: readonly string[]) {
  return paths.length < 5 ? paths.join(', ') : `${paths.length} pages, ${paths[0]} first`
}

function faultsOf(error: unknown): string[] {
  if (!(error instanceof AggregateError)) return [error instanceof Error ? error.message : String(error)]
  const faults = (error.errors as RenderError[]).map(({ component, message }) =>
    component ? `${component}: ${message}` : message,
  )
  return [...new Set(faults)]
}
