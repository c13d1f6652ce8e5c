import { showToolPage } from '#preview/showPage.tsx'
import { HiddenTextsPage } from './HiddenTextsPage.tsx'
import pageStyles from './page.css?inline'

await showToolPage(['contact'], <HiddenTextsPage />, pageStyles)
