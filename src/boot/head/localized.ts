/** Runs in the `<head>` of pages whose address says the language, which always wins. Built into an inline script. */
import { initDocument } from '../initDocument.ts'

initDocument()
