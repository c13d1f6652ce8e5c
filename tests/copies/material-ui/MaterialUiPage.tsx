import { ContactButton } from '#components/content/ContactButton.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Section } from '#components/content/Section.tsx'
import { DataDisplay } from './DataDisplay.tsx'
import { Feedback } from './Feedback.tsx'
import { Inputs } from './Inputs.tsx'
import { Navigation } from './Navigation.tsx'
import { Surfaces } from './Surfaces.tsx'
import { useWords } from './useWords.ts'

/** Components of Material UI as its documentation shows them. The tests build it into a copy of the site. */
export default function MaterialUiPage() {
  const { heading } = useWords()
  return (
    <>
      <PageBanner title={heading} seed="material-ui">
        <ContactButton about="home">{heading}</ContactButton>
      </PageBanner>
      <Section>
        <Surfaces />
        <DataDisplay />
        <Inputs />
        <Feedback />
        <Navigation />
        <ContactButton about="home">{heading}</ContactButton>
      </Section>
    </>
  )
}
