import { BuildError } from './BuildError.ts'
import type { Script } from './bundle.ts'
import type { Page } from './renderPages.ts'

/** A page, and the source file of its component. */
interface SourcedPage extends Page {
  source: string
}

/**
 * Finds the source file of each page's component. A row of `src/app/pageTemplates.ts` loads the component and does not
 * name its file. The bundler's scripts do, and the script with the same component has the right file.
 * @param load loads a script that the bundler made for Node
 * @throws BuildError for a page whose component is in no script of its own
 */
export async function findSources(
  pages: readonly Page[],
  serverScripts: readonly Script[],
  load: (fileName: string) => Promise<unknown>,
): Promise<SourcedPage[]> {
  const sources = new Map<unknown, string>()
  for (const { facadeModuleId: source, fileName, isDynamicEntry } of serverScripts) {
    if (!isDynamicEntry || !source?.includes('/src/pages/')) continue
    const { default: component } = (await load(fileName)) as { default: unknown }
    sources.set(component, source)
  }
  return pages.map((page) => {
    const source = sources.get(page.rendered.component)
    if (source !== undefined) return { ...page, source }
    throw new BuildError([
      `src/app/pageTemplates.ts: the page of ${page.pageFile.path} has no script of its own; let nothing else import its file`,
    ])
  })
}
