import type { Page } from '@playwright/test'

/** Counts the sheets of A4 that a page takes on paper. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
