/** Runs in the `<head>` of Home, where the browser's languages count, too. Built into an inline script. */
import { detectLanguage } from './detectLanguage.ts'
import { redirectToPreferredLanguage } from './redirectToPreferredLanguage.ts'
import { markDocument } from './markDocument.ts'

markDocument()
redirectToPreferredLanguage(detectLanguage)
