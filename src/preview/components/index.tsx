import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Stack from '@mui/material/Stack'
import { languageCodes } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { LanguageProvider } from '#app/LanguageProvider.tsx'
import { forcedColorStyles } from '#theme/forcedColors.ts'
import { SiteStyles } from '#theme/SiteStyles.tsx'
import { showPage } from '../showPage.tsx'
import { blockPages } from './blocks.tsx'
import { samples } from './samples.tsx'

const frame = {
  flex: '1 0 420px',
  minInlineSize: 0,
  p: 2,
  bgcolor: 'background.default',
  color: 'text.primary',
}

function Components() {
  const { code: lang, direction: dir } = useLanguage()
  const { t } = useTexts('pages/industries')
  const { heading: title, points } = t('sections.financial', { returnObjects: true })
  const items = Object.values(points.items)
  const texts = { title, text: points.heading, action: t('contact.action'), items }
  return (['light', 'dark'] as const).map((scheme) => (
    <Box key={scheme} component="section" aria-label={`${lang} ${scheme}`} data-scheme={scheme} sx={frame}>
      {Object.entries(samples).map(([name, sample]) => (
        <Stack key={name} spacing={2} sx={{ marginBlockEnd: 4 }}>
          <code>{name}</code>
          <Stack spacing={2} useFlexGap lang={lang} dir={dir}>
            {sample({ name, ...texts })}
          </Stack>
        </Stack>
      ))}
    </Box>
  ))
}

// The document's language decides the type scale: /ar/__components shows the Arabic scale.
await showPage(
  ['industries', ...blockPages],
  <main style={{ display: 'flex', overflowX: 'auto' }}>
    <GlobalStyles styles={forcedColorStyles} />
    {languageCodes.map((language) => (
      <LanguageProvider key={language} language={language}>
        {/* Built for the tests, this page has no global styles of a prerender. */}
        {!import.meta.env.DEV && <SiteStyles />}
        <Components />
      </LanguageProvider>
    ))}
  </main>,
)
