import { showToolPage } from '../../shared/showToolPage.tsx'
import { HiddenTextsPage } from './HiddenTextsPage.tsx'
import { pageStyles } from './pageStyles.ts'

await showToolPage('contact', <HiddenTextsPage />, pageStyles)
