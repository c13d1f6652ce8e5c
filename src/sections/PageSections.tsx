import { createElement, Suspense, use, type ComponentType } from 'react'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { Section } from '#components/content/Section.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import type { Kind, SectionOf, TextsOf } from '#content/kinds/kinds.ts'
import type { PageContent } from '#content/pageContent.ts'
import { useTextGroup } from '#i18n/useTexts.ts'
import type { Values } from '#components/content/RichParagraph.tsx'
import { isProven } from '#content/kinds/proof.ts'
import { InTurn } from '#scheduling/InTurn.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import { evaluate } from '#content/evaluate.ts'
import { AnswersSection } from './AnswersSection.tsx'
import { backgroundAfter, bandsOf } from './bandsOf.ts'
import { CalculationSection } from './CalculationSection.tsx'
import { CardsSection } from './CardsSection.tsx'
import { CycleSection } from './CycleSection.tsx'
import { DataPlacesSection } from './DataPlacesSection.tsx'
import { DefenceSection } from './DefenceSection.tsx'
import { ExamplesSection } from './ExamplesSection.tsx'
import { LevelsSection } from './LevelsSection.tsx'
import { ListSection } from './ListSection.tsx'
import { PartsSection } from './PartsSection.tsx'
import { PauseSection } from './PauseSection.tsx'
import { ProseSection } from './ProseSection.tsx'
import { ResponsibilitiesSection } from './ResponsibilitiesSection.tsx'
import { SectionPair } from './SectionPair.ts'
import type { SectionProps } from './SectionProps.ts'
import { StepsSection } from './StepsSection.tsx'
import { TableSection } from './TableSection.tsx'
import { useWrittenAmounts } from './useWrittenAmounts.ts'

/** A section whose code comes with the pages that have it. */
function lazySection<Name extends Kind>(load: Parameters<typeof lazyAgain<SectionProps<Name>>>[0]) {
  const Part = lazyAgain(load)
  return function LazySection(props: SectionProps<Name>) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** No page has it before the owner fills it in. */
const ProofSection = lazySection<'proof'>(() => import('./ProofSection.tsx'))
/** Its field is 15 KB that only overviews need. */
const ChooserSection = lazySection<'chooser'>(() => import('./ChooserSection.tsx'))

const components: { [Name in Kind]: ComponentType<SectionProps<Name>> } = {
  answers: AnswersSection,
  calculation: CalculationSection,
  cards: CardsSection,
  chooser: ChooserSection,
  cycle: CycleSection,
  dataPlaces: DataPlacesSection,
  defence: DefenceSection,
  examples: ExamplesSection,
  levels: LevelsSection,
  list: ListSection,
  parts: PartsSection,
  pause: PauseSection,
  proof: ProofSection,
  prose: ProseSection,
  responsibilities: ResponsibilitiesSection,
  steps: StepsSection,
  table: TableSection,
}

interface PageSectionsProps {
  page: CanonicalPageId
  sections: PageContent['sections']
  /** How many sections of the page stand above them. */
  firstPosition?: number
  /** The mail address that `<mail>` in their paragraphs links to; sales by default. */
  email?: string
}

/** The sections of a page, in the order of its content. */
export function PageSections({ page, sections, firstPosition = 0, email }: PageSectionsProps) {
  const words = useTextGroup<Record<string, TextsOf<Kind>>>(`pages/${page}:sections`)
  const rows = Object.entries(sections)
    .map(([id, section]) => ({ id, section, texts: words[id] as TextsOf<Kind> }))
    .filter(({ section, texts }) => section.kind !== 'proof' || isProven(texts as TextsOf<'proof'>))
  const write = useWrittenAmounts()
  const values = Object.assign(
    {},
    ...Object.values(sections).map((section) =>
      section.kind === 'calculation' ? write(evaluate(section, {}).amounts) : {},
    ),
  ) as Values
  const onPaper = use(OnPaperContext)
  // A committee's paper sets the rows itself.
  const bands = onPaper ? rows.map((row) => [row]) : bandsOf(rows)
  return (
    <InTurn>
      {bands.map((band, position) => {
        const background = backgroundAfter(bands.slice(0, position), firstPosition)
        const parts = band.map(({ id, section, texts }) => (
          <Section key={id} id={id} background={section.kind === 'pause' ? 'band' : background}>
            {sectionOf({
              page,
              id,
              section,
              words: {
                texts,
                textKey: `pages/${page}:sections.${id}`,
                values,
                email,
                picture: section.picture,
                isOfPair: band.length === 2,
              },
            })}
            {section.ownerFact && <OwnerSentence fact={section.ownerFact} sx={{ marginBlockStart: 3 }} />}
          </Section>
        ))
        return parts.length === 2 ? <SectionPair key={band[0]?.id}>{parts}</SectionPair> : parts
      })}
    </InTurn>
  )
}

function sectionOf<Name extends Kind>(props: SectionProps<Name> & { section: SectionOf<Name> }) {
  return createElement(components[props.section.kind as Name], props)
}
