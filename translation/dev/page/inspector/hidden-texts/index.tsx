import { showPage } from '#preview/showPage.tsx'
import { HiddenTextsPage } from './HiddenTextsPage.tsx'
import pageStyles from './page.css?inline'

await showPage(['contact'], <HiddenTextsPage />, pageStyles)
