/** Runs in the `<head>` of Home, where the browser's languages count, too. Built into an inline script. */
import { detectLanguage } from '../detectLanguage.ts'
import { redirectToPreferredLanguage } from '../redirectToPreferredLanguage.ts'
import { initDocument } from '../initDocument.ts'

initDocument()
// In an archive of the web, its own address stands before ours.
if (window.location.pathname === '/') redirectToPreferredLanguage(detectLanguage)
