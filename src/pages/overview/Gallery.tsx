import { EvenGrid, firstItem } from '#components/content/EvenGrid.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { menuPages, type PagesOf } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { phoneColumns } from '#theme/tokens.ts'
import { PageCard } from './PageCard.tsx'

/** The pages below an overview, in the order of the menu. */
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
            // With an odd number, two columns would leave a gap at the end.
            '--first-item': pages.length % 2 === 1 ? '1 / -1' : 'auto',
          },
        })}
      >
        {pages.map((child, index) => (
          <PageCard key={child} page={child} sx={index === 0 ? firstItem : {}} />
        ))}
      </EvenGrid>
    </Section>
  )
}
