import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { Words } from './useWords.ts'
import { freePort } from '../../support/freePort.ts'
import { SiteCopy } from '../../support/SiteCopy.ts'

/** The address of the page with Material UI's components, after a language's prefix. */
export const materialUiPath = '/material-ui'

export function materialUiWords(language: LanguageCode): Words {
  return JSON.parse(readFileSync(`tests/copies/material-ui/locales/${language}.json`, 'utf8')) as Words
}

export interface MaterialUiSite {
  origin: string
  copy: SiteCopy
  stop: () => Promise<void>
}

/** A copy of the site with a page of Material UI's components, and an Accordion and a Dialog on Compliance. */
export async function startMaterialUiSite(): Promise<MaterialUiSite> {
  const copy = new SiteCopy()
  addPage(copy)
  addAccordion(copy)
  addDialog(copy)
  const { status, output } = copy.build()
  if (status !== 0) throw new Error(`The copy with Material UI cannot be built:\n${output}`)
  const port = String(await freePort())
  const env = { ...process.env, PORT: port, DATA_DIR: copy.path('data'), LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, ['server/index.ts'], {
    cwd: copy.folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Its one line of output is the address, once it answers.
  await once(server.stdout, 'data')
  const stop = async () => {
    const exit = once(server, 'exit')
    server.kill()
    await exit
    copy.remove()
  }
  return { origin: `http://localhost:${port}`, copy, stop }
}

function addPage(copy: SiteCopy) {
  copy.add('tests/copies/material-ui', 'src/pages/materialUi')
  for (const code of languageCodes) {
    copy.add(`tests/copies/material-ui/locales/${code}.json`, `locales/${code}/pages/material-ui.json`)
    const { heading } = materialUiWords(code)
    const name = `"material-ui": ${JSON.stringify(heading)},`
    copy.edit(`locales/${code}/menu.json`, (texts) => texts.replace('"home":', `${name}$&`))
  }
  const row = `'material-ui': { path: '${materialUiPath}', template: 'materialUi' },`
  copy.edit('src/config/pages.ts', (code) => code.replace('compliance: {', `${row}$&`))
  const screen = "materialUi: () => import('#pages/materialUi/MaterialUiPage.tsx'),"
  copy.edit('src/app/pageTemplates.ts', (code) => code.replace('terms: ()', `${screen}$&`))
}

function addAccordion(copy: SiteCopy) {
  const imports = [
    "import Accordion from '@mui/material/Accordion'",
    "import AccordionDetails from '@mui/material/AccordionDetails'",
    "import AccordionSummary from '@mui/material/AccordionSummary'",
    '',
  ]
  const accordion =
    '<h2>{t("heading")}</h2><Accordion><AccordionSummary>{t("heading")}</AccordionSummary>' +
    '<AccordionDetails>{t("lead")}</AccordionDetails></Accordion>'
  addBeforeArticle(copy, imports, accordion)
}

function addDialog(copy: SiteCopy) {
  copy.add('tests/copies/material-ui/ReadDialog.tsx', 'src/pages/compliance/ReadDialog.tsx')
  addBeforeArticle(copy, ["import { ReadDialog } from './ReadDialog.tsx'", ''], '<ReadDialog />')
}

function addBeforeArticle(copy: SiteCopy, imports: string[], element: string) {
  copy.edit(
    'src/pages/compliance/CompliancePage.tsx',
    (code) => imports.join('\n') + code.replace('<ArticleSections', `${element}$&`),
  )
}
