import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { LanguageProvider } from '#app/LanguageProvider.tsx'
import { SiteLoader, SiteLoaderContext } from '#app/siteLoader.ts'
import { fontFaces } from '#theme/fonts.ts'
import { samples } from './samples.tsx'

const frame = {
  flex: '1 0 420px',
  minInlineSize: 0,
  p: 2,
  bgcolor: 'background.default',
  color: 'text.primary',
}

/** All components in the language around them, in both colour schemes side by side. */
function Components() {
  const { code: lang, direction: dir } = useLanguage()
  const { t } = useTexts('pages/industries')
  const { heading: title, points } = t('sections.financial', { returnObjects: true })
  const texts = { title, text: points.heading, action: t('contact.action'), items: points.items }
  return (['light', 'dark'] as const).map((scheme) => (
    <Box key={scheme} component="section" aria-label={`${lang} ${scheme}`} data-scheme={scheme} sx={frame}>
      {Object.entries(samples).map(([name, sample]) => (
        <Stack key={name} spacing={2} sx={{ marginBlockEnd: 4 }}>
          <code>{name}</code>
          <Stack spacing={2} useFlexGap lang={lang} dir={dir}>
            {sample(texts)}
          </Stack>
        </Stack>
      ))}
    </Box>
  ))
}

// The type scale is that of the document's language: the Arabic one stands at /ar/__components.
const { language: documentLanguage } = resolvePath(window.location.pathname)
document.documentElement.lang = documentLanguage
const styles = languageCodes.map(fontFaces).join('')
document.head.append(Object.assign(document.createElement('style'), { textContent: styles }))
const loader = new SiteLoader(documentLanguage)
await Promise.all(languageCodes.map((code) => loader.loadPage('industries', code)))
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <MemoryRouter>
      <SiteLoaderContext value={loader}>
        <main style={{ display: 'flex', overflowX: 'auto' }}>
          {languageCodes.map((language) => (
            <LanguageProvider key={language} language={language}>
              <Components />
            </LanguageProvider>
          ))}
        </main>
      </SiteLoaderContext>
    </MemoryRouter>,
  )
}
