/** Runs in the `<head>` of every page but Home, before anything is painted. Built into an inline script. */
import { storedLanguage } from '#i18n/storedLanguage.ts'
import { redirectToPreferredLanguage } from '../redirectToPreferredLanguage.ts'
import { initDocument } from '../initDocument.ts'

initDocument()
redirectToPreferredLanguage(storedLanguage)
