import { ownerFacts, isEmpty, type OwnerFacts, type PromiseKind } from '#config/ownerFacts.ts'
import { resultsAbout, type CheckResult } from './CheckResult.ts'

const { ok, warn } = resultsAbout('owner facts')

/**
 * Finds what only the owner can say, and has not filled in. The site is complete without, so that nothing is broken.
 */
export function checkOwnerFacts(facts: OwnerFacts = ownerFacts): CheckResult[] {
  const { answer, ...work } = facts.promises
  const workKinds = Object.keys(work) as Exclude<PromiseKind, 'answer'>[]
  const withoutTime = workKinds.filter((kind) => !work[kind].time)
  const withoutPrice = workKinds.filter((kind) => work[kind].isFree === undefined)
  const checks: [isEmpty: boolean, what: string, value: string][] = [
    [!answer.time, 'how soon you reply', 'promises.answer.time'],
    [answer.isFree === undefined, 'whether a first answer is free', 'promises.answer.isFree'],
    [
      withoutTime.length > 0,
      `how long you take for: ${withoutTime.join(', ')}`,
      'the time of each of these promises',
    ],
    [
      withoutPrice.length > 0,
      `whether it is free: ${withoutPrice.join(', ')}`,
      'isFree of each of these promises',
    ],
    [isEmpty(facts.supportLine), 'when the support line answers', 'supportLine'],
    [isEmpty(facts.averageSla), 'what the average SLA of 99,5% measures', 'averageSla'],
    [isEmpty(facts.countries), 'which countries you serve', 'countries'],
    [isEmpty(facts.manufacturers), 'whose equipment your hardware support covers', 'manufacturers'],
    [isEmpty(facts.memory), 'how much memory servers with 2, 4 and 8 sockets take', 'memory'],
  ]
  const empty = checks.filter(([isMissing]) => isMissing)
  if (empty.length === 0) return [ok('all are filled in')]
  return empty.map(([, what, value]) =>
    warn(`no page says ${what} (fill in ${value} in src/config/ownerFacts.ts, and build)`),
  )
}
