/**
 * Runs in the `<head>` of Home, where the browser's languages count, too. Built into an inline script; the
 * other pages are spared the package that reads them.
 */
import { detectLanguage } from './detectLanguage.ts'
import { prepareDocument } from './prepareDocument.ts'

prepareDocument(detectLanguage)
