import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageIds, pageRow } from '#config/pages.ts'
import { languageCodes } from '#i18n/languages.ts'
import { copySources } from './copySources.ts'

const table = 'src/config/pages.ts'
const endOfTable = '\n} as const satisfies'

/** Articles are what a site grows by: pages that differ only in their texts. */
const articles = pageIds.filter((id) => pageRow(id).template === 'article' && !pageRow(id).aliasOf)

/** Writes a copy of the site's sources that has ten times its pages, in no menu but with texts of their own. */
export async function writeTenTimes(folder: string): Promise<void> {
  await copySources(folder)
  const copies = Array.from({ length: pageIds.length * 9 }, (_, index) => {
    const original = articles[index % articles.length] ?? 'sap'
    return { original, id: `${original}-copy-${index}`, path: `${pageRow(original).path}-copy-${index}` }
  })
  await appendRows(
    join(folder, table),
    copies.map(({ original, id, path }) => {
      const { inMenu: _, ...row } = pageRow(original)
      return `  '${id}': ${JSON.stringify({ ...row, path })},`
    }),
  )
  for (const language of languageCodes) {
    const texts = join(folder, 'locales', language)
    for (const { original, id } of copies) {
      await copyFile(join(texts, `pages/${original}.json`), join(texts, `pages/${id}.json`))
    }
    const menu = JSON.parse(await readFile(join(texts, 'menu.json'), 'utf8')) as Menu
    for (const { original, id } of copies) menu.pages[id] = `${menu.pages[original]} ${id}`
    await writeFile(join(texts, 'menu.json'), JSON.stringify(menu, null, 2))
  }
}

interface Menu {
  pages: Record<string, string>
}

async function appendRows(file: string, rows: readonly string[]) {
  const text = await readFile(file, 'utf8')
  if (!text.includes(endOfTable)) throw new Error(`${table}: its table ends in another way; mend tenTimes.ts`)
  await writeFile(
    file,
    text.replace(endOfTable, () => `\n${rows.join('\n')}${endOfTable}`),
  )
}
