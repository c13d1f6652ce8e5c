import Stack from '@mui/material/Stack'
import type { OwnerFact, OwnerFacts } from '#config/ownerFacts.ts'
import { OwnerFactsContext } from '#components/content/OwnerFactsContext.ts'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { PromiseNote } from '#components/content/PromiseNote.tsx'
import type { Samples } from './sampleTexts.ts'

const work = { time: { count: 5, unit: 'workingDay' }, isFree: false } as const

/** Sample values for everything that the owner may fill in. */
const sampleFacts: OwnerFacts = {
  promises: {
    answer: { time: { count: 4, unit: 'workingHour' }, isFree: true },
    assessment: work,
    outline: work,
    plan: work,
    proposal: work,
    quotation: work,
    recommendation: { time: { count: 2, unit: 'workingDay' }, isFree: true },
    scope: work,
    sizing: work,
  },
  supportLine: { firstDay: 'monday', lastDay: 'friday', from: '08:00', to: '20:00' },
  averageSla: { measures: 'targetsMet', months: 12 },
  countries: ['ae', 'sa', 'qa'],
  manufacturers: ['Fujitsu', 'NetApp'],
  memory: { sockets2: 4.5, sockets4: 9, sockets8: 18 },
}

/** What the values have two sentences for. */
const otherFacts: OwnerFacts = {
  ...sampleFacts,
  promises: { ...sampleFacts.promises, answer: { isFree: false } },
  supportLine: 'always',
  averageSla: { measures: 'availability', months: 1 },
}

const facts = Object.keys(sampleFacts).filter((fact): fact is OwnerFact => fact !== 'promises')

const notes = {
  answer: 'compliance',
  recommendation: 'cloud-solutions',
  sizing: 'sap',
} as const

function sentences(
  values: OwnerFacts,
  shown: readonly OwnerFact[],
  promises: readonly (keyof typeof notes)[],
) {
  return (
    <OwnerFactsContext value={values}>
      <Stack spacing={2}>
        {promises.map((promise) => (
          <PromiseNote key={promise} page={notes[promise]} promise={promise} />
        ))}
        {shown.map((fact) => (
          <OwnerSentence key={fact} fact={fact} />
        ))}
      </Stack>
    </OwnerFactsContext>
  )
}

/** The sentences that pages show once the owner has filled in `src/config/ownerFacts.ts`. */
export const ownerSentences: Samples = {
  'Owner’s sentences': () => sentences(sampleFacts, facts, ['answer', 'recommendation', 'sizing']),
  'Owner’s sentences, the others': () => sentences(otherFacts, ['supportLine', 'averageSla'], ['answer']),
}
