import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { menuPages, type PagesOf } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { phoneColumns } from '#theme/tokens.ts'
import { ChooserCard } from './ChooserCard.tsx'
import { PageCard } from './PageCard.tsx'

/** The pages below an overview, in the order of the menu, and the way to the chooser in a place that they leave free. */
export function Gallery({ page }: { page: PagesOf<'overview'> }) {
  const { t } = useTexts()
  const pages = menuPages(page)
  return (
    <Section background="paper">
      <SectionHeading>{t(`pages/${page}:gallery`)}</SectionHeading>
      <EvenGrid
        count={pages.length}
        sx={(theme) => ({
          [theme.breakpoints.down('sm')]: {
            gridTemplateColumns: phoneColumns,
            gap: theme.spacing(1.5),
            '--additional-item': pages.length % 2 === 1 ? 'block' : 'none',
          },
        })}
      >
        {pages.map((child) => (
          <PageCard key={child} page={child} />
        ))}
        <ChooserCard page={page} />
      </EvenGrid>
    </Section>
  )
}
