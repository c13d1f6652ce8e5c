import { use } from 'react'
import type { OwnerFact, PromiseKind } from '#config/ownerFacts.ts'
import { bidiEscape, noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { writeAmount } from '#i18n/writeAmount.ts'
import { OwnerFactsContext } from './OwnerFactsContext.ts'

interface OwnerSentences {
  /** The sentence of a value. */
  of: (fact: OwnerFact) => string | undefined
  /** How long what a button promises takes, and whether it is free. */
  ofPromise: (kind: PromiseKind) => string[]
}

/** Returns what writes the owner's sentences in the page's language. There is none of an empty value. */
export function useOwnerSentences(): OwnerSentences {
  const facts = use(OwnerFactsContext)
  const { t } = useTexts('owner')
  const i18n = useI18n()
  const { direction } = useLanguage()
  const own = noBidiIsolation
  const timeOf = (count: number, unit: 'month' | 'workingDay' | 'workingHour') =>
    t(`times.${unit}`, { count })
  // `Intl.ListFormat` has other words in some browsers than in Node.js, which makes the pages.
  const listOf = (items: readonly string[]) =>
    items.length > 0 &&
    items.reduce((before, item, position) =>
      t(position === items.length - 1 ? 'list.last' : 'list.next', { before, item, ...own }),
    )

  const writers: Record<OwnerFact, () => string | false | undefined> = {
    supportLine: () => {
      const { supportLine } = facts
      if (supportLine === undefined) return undefined
      if (supportLine === 'always') return t('supportLine.always')
      const { firstDay, lastDay, from, to } = supportLine
      const days = { firstDay: t(`days.${firstDay}`), lastDay: t(`days.${lastDay}`) }
      return t('supportLine.hours', { ...days, from, to, ...own })
    },
    averageSla: () => {
      const { averageSla } = facts
      if (averageSla === undefined) return undefined
      const { measures, months } = averageSla
      return t(`averageSla.${measures}`, { time: timeOf(months, 'month'), ...own })
    },
    countries: () => {
      const countries = listOf(facts.countries.map((code) => t(`countries.${code}`)))
      return countries && t('served', { countries, ...own })
    },
    manufacturers: () => {
      const names = listOf(facts.manufacturers.map(bidiEscape[direction]))
      return names && t('manufacturers', { names, ...own })
    },
    memory: () => {
      const sizes = listOf(
        (['sockets2', 'sockets4', 'sockets8'] as const).flatMap((sockets) => {
          const value = facts.memory[sockets]
          if (value === undefined) return []
          return t(`memory.${sockets}`, {
            size: writeAmount(i18n, { value, unit: 'terabyte' }, 'sentence'),
            ...own,
          })
        }),
      )
      return sizes && t('memory.sentence', { sizes, ...own })
    },
  }

  return {
    of: (fact) => writers[fact]() || undefined,
    ofPromise: (kind) => {
      const { time, isFree } = facts.promises[kind]
      const words = kind === 'answer' ? 'answer' : 'work'
      return [
        ...(time ? [t(`promise.${words}.time`, { time: timeOf(time.count, time.unit), ...own })] : []),
        ...(isFree === undefined ? [] : [t(`promise.${words}.${isFree ? 'free' : 'paid'}`)]),
      ]
    },
  }
}
