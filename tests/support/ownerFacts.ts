import { ownerFacts, type OwnerFacts, type PromiseFacts, type PromiseKind } from '#config/ownerFacts.ts'

const promises = (of: (position: number) => PromiseFacts) =>
  Object.fromEntries(
    (Object.keys(ownerFacts.promises) as PromiseKind[]).map((kind, position) => [kind, of(position)]),
  ) as OwnerFacts['promises']

export const nothingFilled: OwnerFacts = {
  promises: promises(() => ({})),
  supportLine: undefined,
  averageSla: undefined,
  countries: [],
  manufacturers: [],
  memory: {},
}

/** Arabic has six forms of a noun after a number. */
const counts = [1, 2, 3, 11, 100]

export const everythingFilled = {
  promises: promises((position) => ({
    time: {
      count: counts[position % counts.length] ?? 0,
      unit: position === 0 ? 'workingHour' : 'workingDay',
    },
    isFree: position % 2 === 0,
  })),
  supportLine: { firstDay: 'monday', lastDay: 'friday', from: '08:00', to: '20:00' },
  averageSla: { measures: 'targetsMet', months: 12 },
  countries: ['ae', 'sa', 'qa'],
  manufacturers: ['Fujitsu', 'NetApp'],
  memory: { sockets2: 4.5, sockets8: 18 },
} as const satisfies OwnerFacts
