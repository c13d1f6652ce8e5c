import type { Locator, Page } from '@playwright/test'
import { units, type Amount } from '#config/units.ts'
import { evaluate } from '#content/evaluate.ts'
import sap from '#content/pages/sap.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { texts, unitTexts } from './texts.ts'

export const sapQuestionnaire = (language: LanguageCode) => texts(language, 'pages/sap').questionnaire

/** A number of gigabytes, as the site writes it. */
export const inGigabytes = (language: LanguageCode, amount: string) =>
  unitTexts(language).amounts.gigabyte.replace('{{amount}}', amount)

/** The section of a page's questionnaire. */
export const questionnaireOf = (page: Page): Locator => page.locator('#sheet')

/** Unfolds the questionnaire of SAP, and waits for its fields. */
export async function unfold(page: Page, language: LanguageCode): Promise<void> {
  const { title, questions } = sapQuestionnaire(language)
  await questionnaireOf(page).getByRole('heading', { name: title, exact: true }).click()
  await numberField(page, questions.memory.label).waitFor()
}

export const numberField = (page: Page, label: string): Locator =>
  questionnaireOf(page).getByRole('textbox', { name: label, exact: true })

/** Answers four questions of four kinds, in a language's words. */
export async function fillInQuestionnaire(page: Page, language: LanguageCode): Promise<void> {
  const { product, memory, takeover, start } = sapQuestionnaire(language).questions
  const questionnaire = questionnaireOf(page)
  const products = questionnaire.getByRole('group', { name: product.label, exact: true })
  await products.getByRole('checkbox', { name: product.choices.s4hana, exact: true }).check()
  await products.getByRole('checkbox', { name: product.choices.bw, exact: true }).check()
  await numberField(page, memory.label).fill('٦٠٠٫٥')
  const takeovers = questionnaire.getByRole('radiogroup', { name: takeover.label, exact: true })
  await takeovers.getByRole('radio', { name: takeover.choices.twoSites, exact: true }).check()
  await numberField(page, start.label).fill('Q2')
}

/** The lines that `fillInQuestionnaire` makes of an enquiry, without its title: answers, and what is computed with them. */
export function answerLines(language: LanguageCode): string[] {
  const { product, memory, takeover, start } = sapQuestionnaire(language).questions
  const list = new Intl.ListFormat(languages[language].formatLocale, { type: 'conjunction' })
  return [
    `${product.label}: ${list.format([product.choices.s4hana, product.choices.bw])}`,
    `${memory.label}: ${inGigabytes(language, '600.5')}`,
    `${takeover.label}: ${takeover.choices.twoSites}`,
    `${start.label}: Q2`,
    ...resultLines(language),
  ]
}

/** What SAP's page computes with the answers of `fillInQuestionnaire`. */
function resultLines(language: LanguageCode): string[] {
  const section = sap.sections['example']
  if (section?.kind !== 'calculation') throw new Error('SAP computes nothing')
  const { amounts } = evaluate(section, { memory: 600.5 })
  const { growth, years } = sapQuestionnaire(language).questions
  const { inputs, result } = texts(language, 'pages/sap').sections.example
  const { assumed, columns } = texts(language, 'figures')
  const write = (place: string) =>
    Object.fromEntries(
      Object.entries(amounts).map(([id, amount]) => [id, writeAmount(language, amount, place)]),
    )
  const [alone, inSentence] = [write('_alone'), write('')]
  const assume = (name: string, id: string) => `${name}: ${assumed.replace('{{amount}}', alone[id] ?? '')}`
  return [
    assume(growth.label, 'growth'),
    assume(years.label, 'years'),
    assume(inputs.servers, 'servers'),
    `${columns.outcome}: ${result.replaceAll(/{{(\w+)}}/g, (_, id: string) => inSentence[id] ?? '')}`,
  ]
}

/** Writes an amount with the form for its number: where it stands alone, its own if there is one. */
function writeAmount(language: LanguageCode, { value, unit }: Amount, place: string): string {
  const count = value * units[unit]
  const forms: Partial<Record<string, string>> = unitTexts(language).amounts
  const plural = new Intl.PluralRules(language).select(count)
  const form = forms[`${unit}${place}_${plural}`] ?? forms[`${unit}_${plural}`] ?? forms[unit] ?? ''
  return form.replace('{{amount}}', Math.round(count).toLocaleString(languages[language].formatLocale))
}
