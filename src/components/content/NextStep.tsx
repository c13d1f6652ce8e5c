import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { PaperWays } from '#components/content/PaperWays.tsx'
import { PromiseNote } from '#components/content/PromiseNote.tsx'
import { columnGap, twoColumns } from '#components/content/secondEdge.ts'
import { Section } from '#components/content/Section.tsx'
import { stackedOnPaper } from '#components/content/stackedOnPaper.ts'
import { toolsBesideFirst } from '#components/content/toolsBesideFirst.ts'
import type { PromiseKind } from '#config/ownerFacts.ts'
import { pageRow, type CanonicalPageId, type PagesOf } from '#config/pages.ts'
import { useTextByKey, useTextGroup } from '#i18n/useTexts.ts'

/** From tablets on, the second column begins where that of the sections does. */
const layout = {
  display: 'grid',
  alignItems: { sm: 'first baseline', md: 'start' },
  rowGap: { xs: 1.5, sm: 2.5, md: 1.5 },
  columnGap,
  gridTemplateColumns: twoColumns,
  ...stackedOnPaper(1.5),
} as const

/** Tablets have them beside the heading, above a row of buttons; wider windows below it. */
const words = { gridColumn: { md: 1 }, textWrap: 'balance' } as const

/** Buttons are as wide as their words; on phones each has its own line. */
const ways = {
  ...toolsBesideFirst,
  gridColumn: { sm: '1 / -1', md: 2 },
  gridRow: { md: '1 / span 2' },
  alignSelf: { md: 'center' },
  marginBlockStart: { xs: 0.5, sm: 0 },
  columnGap: { xs: 1, sm: 2 },
  '& > a': { minInlineSize: { sm: 200 } },
  // Beside two buttons it has no room, and would part the first from what follows it.
  '&:has(> a ~ a) > [data-tools]': { order: { sm: 1 } },
} as const

/** What follows the first button stands below it: on phones before the next button, elsewhere below their row. */
const note = {
  order: { sm: 1 },
  flexBasis: '100%',
  maxInlineSize: 'none',
  marginBlockEnd: { xs: 1, sm: 0 },
  textWrap: 'pretty',
} as const

interface NextStepProps {
  page: Exclude<CanonicalPageId, PagesOf<'contact'>>
  promise: PromiseKind
  /** Further buttons. */
  children?: ReactNode
}

interface NextTexts {
  heading: string
  text: string
  /** The words of the button to the page's `next`, where that is not Contact. */
  button?: string
}

/** The last band of a page: the way to Contact, what one receives from there, and one page to read next. */
export function NextStep({ page, promise, children }: NextStepProps) {
  const { next } = pageRow(page)
  const read = useTextByKey()
  const action = read(`pages/${page}:contact.action`)
  const { heading, text, button } = useTextGroup<NextTexts>(`pages/${page}:next`)
  return (
    <Section background="alternate">
      <Box sx={layout}>
        <Typography variant="h2" sx={{ alignSelf: { md: 'end' } }}>
          {heading}
        </Typography>
        <Typography sx={words}>{text}</Typography>
        <Box sx={ways}>
          <ContactButton about={page}>{action}</ContactButton>
          <PaperWays action={action} />
          <PromiseNote page={page} promise={promise} sx={note} />
          {next && next !== 'contact' && (
            <ButtonLink page={next} variant="tonal">
              {button}
            </ButtonLink>
          )}
          {children}
        </Box>
      </Box>
    </Section>
  )
}
