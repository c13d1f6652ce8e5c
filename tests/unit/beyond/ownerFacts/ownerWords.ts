import type { PromiseFacts, PromiseKind } from '#config/ownerFacts.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { everythingFilled as facts } from '../../../support/ownerFacts.ts'
import { texts, unitTexts } from '../../../support/texts.ts'

type Count = NonNullable<PromiseFacts['time']>

const put = (text: string, values: Record<string, string> = {}) =>
  text.replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? `no ${name}`)

/** Returns the owner's sentences as they have to be once everything is filled in. */
export function ownerWords(code: LanguageCode) {
  const words = texts(code, 'owner')
  const time = (count: number, unit: Count['unit'] | 'month') => {
    const forms: Record<string, string> = words.times
    return put(forms[`${unit}_${new Intl.PluralRules(code).select(count)}`] ?? '', { count: String(count) })
  }
  const { list, memory } = words
  const both = (before: string, item: string) => put(list.last, { before, item })
  const size = (amount: number) => put(unitTexts(code).amounts.terabyte, { amount: String(amount) })
  return {
    promise: (kind: PromiseKind) => {
      const { answer, work } = words.promise
      const said = kind === 'answer' ? answer : work
      const { time: given, isFree } = facts.promises[kind]
      return [
        put(said.time, given && { time: time(given.count, given.unit) }),
        isFree ? said.free : said.paid,
      ].join(' ')
    },
    supportLine: put(words.supportLine.hours, {
      firstDay: words.days.monday,
      lastDay: words.days.friday,
      from: facts.supportLine.from,
      to: facts.supportLine.to,
    }),
    averageSla: put(words.averageSla.targetsMet, { time: time(facts.averageSla.months, 'month') }),
    countries: put(words.served, {
      countries: both(
        put(list.next, { before: words.countries.ae, item: words.countries.sa }),
        words.countries.qa,
      ),
    }),
    manufacturers: put(words.manufacturers, { names: both('Fujitsu', 'NetApp') }),
    memory: put(memory.sentence, {
      sizes: both(
        put(memory.sockets2, { size: size(facts.memory.sockets2) }),
        put(memory.sockets8, { size: size(facts.memory.sockets8) }),
      ),
    }),
  }
}
