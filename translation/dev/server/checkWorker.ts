import { parentPort } from 'node:worker_threads'
import { checkLocales } from '../../check/checkLocales.ts'
import { siteProject } from '../../files/project.ts'
import { openTexts, type Check } from './openTexts.ts'

// Checks all texts once, for `FullCheck`.
const report = checkLocales(siteProject)
const check: Check = { findings: report.findings, open: openTexts(report) }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is about windows, this is a thread
parentPort?.postMessage(check)
