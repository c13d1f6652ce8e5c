import { embedsTheSame } from '#config/pages.ts'
import { resolvePath } from '#i18n/addresses.ts'

/**
 * Whether one address of the site cannot be shown in the document of another: a document keeps the content
 * security policy that it was loaded with, and only pages that embed the same have the same one.
 */
export function needsNewDocument(from: string, to: string): boolean {
  return !embedsTheSame(resolvePath(from).page, resolvePath(to).page)
}
