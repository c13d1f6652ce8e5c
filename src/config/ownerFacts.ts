/**
 * What only the owner can say, without words. A value that is filled in appears in every language wherever a buyer needs
 * it; an empty one (`undefined`, `{}`, `[]`) leaves no trace. `npm run doctor` lists what is empty. The sentences stand in
 * `locales/<language>/owner.json`, and `/__components` shows each of them with samples.
 */
export const ownerFacts: OwnerFacts = {
  promises: {
    answer: {},
    assessment: {},
    outline: {},
    plan: {},
    proposal: {},
    quotation: {},
    recommendation: {},
    scope: {},
    sizing: {},
  },
  supportLine: undefined,
  averageSla: undefined,
  countries: [],
  manufacturers: [],
  memory: {},
}

export interface OwnerFacts {
  /** How long what follows a page's button takes, and whether it is free, by its kind. */
  promises: Record<PromiseKind, PromiseFacts>
  /** When the support line answers: beside its number on product services and Contact, and after sending. */
  supportLine: SupportLine | undefined
  /** What the average SLA of 99,5% measures: on each page that states it. */
  averageSla: AverageSla | undefined
  /** Where customers are served: on About and Contact, and in the structured data of Home. */
  countries: readonly Country[]
  /** Whose equipment the hardware support covers, by proper names such as Fujitsu: on product services. */
  manufacturers: readonly string[]
  /** The most memory that an SAP HANA server takes, in TB, such as `{ sockets2: 6 }`: below SAP's table of servers. */
  memory: Partial<Record<Sockets, number>>
}

/** What a page's button promises; `promise` of its content says which. An answer is also what every enquiry gets. */
export type PromiseKind =
  | 'answer'
  | 'assessment'
  | 'outline'
  | 'plan'
  | 'proposal'
  | 'quotation'
  | 'recommendation'
  | 'scope'
  | 'sizing'

export interface PromiseFacts {
  /**
   * Such as `{ count: 5, unit: 'workingDay' }`. For an answer, the time of reply: from the enquiry on. For all else, from
   * the last answer that the visitor owes.
   */
  time?: { count: number; unit: 'workingHour' | 'workingDay' }
  /** Whether it is free of charge. For an answer: whether the first one is. */
  isFree?: boolean
}

/** Around the clock, or on these days at these times of the Gulf, such as `08:00`. */
type SupportLine = 'always' | { firstDay: Weekday; lastDay: Weekday; from: ClockTime; to: ClockTime }

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
type ClockTime = `${number}:${number}`

interface AverageSla {
  /** The share of agreed times to respond and restore that were kept, or of service hours in which systems ran. */
  measures: 'targetsMet' | 'availability'
  /** The period of the average. */
  months: number
}

/** By the codes of ISO 3166, in small letters. Another country also needs its name in `owner.json`. */
type Country = 'ae' | 'bh' | 'eg' | 'iq' | 'jo' | 'kw' | 'lb' | 'om' | 'qa' | 'sa' | 'ye'

type Sockets = 'sockets2' | 'sockets4' | 'sockets8'

/** The values that are one sentence each. Promises have theirs after the button. */
export type OwnerFact = Exclude<keyof OwnerFacts, 'promises'>

/** Whether the owner has not filled a value in. */
export function isEmpty(value: OwnerFacts[OwnerFact]): boolean {
  return value === undefined || Object.keys(value).length === 0
}
