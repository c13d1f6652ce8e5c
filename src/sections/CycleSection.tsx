import { Cycle } from './drawings/Cycle.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function CycleSection({ section, words }: SectionProps<'cycle'>) {
  return (
    <SectionLayout {...words}>
      <Cycle
        steps={section.of.map((id) => ({ id, title: '', text: '', ...words.texts.steps[id] }))}
        figure={words.texts.figure}
        figureKey={`${words.textKey}.figure`}
        values={words.values}
      />
    </SectionLayout>
  )
}
