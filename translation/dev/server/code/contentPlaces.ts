import { siteProject } from '../../../files/project.ts'
import type { CodePlace, FigurePlace } from '../../page/shared/answers.ts'
import type { CodeFiles, Value } from './CodeFiles.ts'

/** What texts may name beside figures: a member of the company's data, in any text. */
const companyData = { email: 'salesEmail', phone: 'phones', support: 'phones' }

/** By the groups of `owner.json`: the member of the owner's facts that its placeholders name. */
const ownerData: Record<string, readonly [member: string, ...names: string[]]> = {
  promise: ['promises', 'time'],
  supportLine: ['supportLine', 'firstDay', 'lastDay', 'from', 'to'],
  averageSla: ['averageSla', 'time'],
  served: ['countries', 'countries'],
  manufacturers: ['manufacturers', 'names'],
  memory: ['memory', 'sizes', 'size'],
}

/** Returns the places of all that the placeholders of a namespace's texts may name. */
export function figurePlaces(code: CodeFiles, namespace: string): FigurePlace[] {
  const sections = code.find(contentOf(code, namespace), 'sections')
  const figures = [...code.members(sections)].flatMap(([section, content]) =>
    code.maker(content) === 'calculation' ? calculationPlaces(code, section, content) : [],
  )
  const company = code.exported('src/config/company.ts', 'company')
  const owner = code.exported('src/config/ownerFacts.ts', 'ownerFacts')
  const place = (value: Value | undefined, section: string, name: string): FigurePlace[] =>
    value ? [{ kind: 'config', name, section, ...code.placeOf(value) }] : []
  const ofCompany = Object.entries(companyData).flatMap(([name, member]) =>
    place(code.find(company, member), '', name),
  )
  const ofOwner = Object.entries(namespace === 'owner' ? ownerData : {}).flatMap(
    ([section, [member, ...names]]) =>
      names.flatMap((name) => place(code.find(owner, member), section, name)),
  )
  return [...ofCompany, ...ofOwner, ...figures]
}

function calculationPlaces(code: CodeFiles, section: string, calculation: Value): FigurePlace[] {
  const compute = code.find(calculation, 'compute')
  return [
    ...[...code.members(code.find(calculation, 'inputs'))].map(([name, input]): FigurePlace => {
      const example = code.find(input, 'example') ?? input
      return { kind: 'given', name, section, ...code.placeOf(example) }
    }),
    ...[...code.members(code.find(calculation, 'results'))].map(([name, result]): FigurePlace => {
      return { kind: 'computed', name, section, ...code.placeOf(compute ?? result) }
    }),
  ]
}

/** The member of a calculation that names the entries of a group of its texts. */
const membersOfCalculation: Record<string, string> = { steps: 'results', inputs: 'inputs', drawn: 'drawing' }

/** The groups of a section's texts whose entries its content names. */
const groupsOfSections = [
  'steps',
  'inputs',
  'drawn',
  'levels',
  'parties',
  'parts',
  'places',
  'lines',
  'items',
]

/**
 * Returns where a page's content names an entry of its texts: a question, one of its choices, or what a section draws,
 * computes or compares; undefined if it does not name it.
 * @param entry the key of the entry, such as `sections.example.steps.grown`
 */
export function namingPlace(code: CodeFiles, namespace: string, entry: string): CodePlace | undefined {
  const content = contentOf(code, namespace)
  const [first = '', second = '', third = '', fourth = '', ...more] = entry.split('.')
  if (first === 'questionnaire' && second === 'questions') {
    const isNamed = fourth === '' || (fourth === 'choices' && more.length === 1)
    return isNamed ? placeOf(code.find(content, 'questions', third)) : undefined
  }
  if (first !== 'sections' || !groupsOfSections.includes(third) || fourth === '' || more.length > 0)
    return undefined
  const section = code.find(content, first, second)
  const maker = code.maker(section)
  // Items of other kinds are free lists.
  if (third === 'items' && maker !== 'examplesOf') return undefined
  const member = maker === 'calculation' ? membersOfCalculation[third] : undefined
  const group = member === undefined ? section : code.find(section, member)
  return placeOf(code.find(group, fourth) ?? group)

  function placeOf(value: Value | undefined) {
    return value && code.placeOf(value)
  }
}

function contentOf(code: CodeFiles, namespace: string): Value | undefined {
  // The path comes from the table of pages, never from the request.
  const page = siteProject.pages.find((id) => namespace === `pages/${id}`)
  return page === undefined ? undefined : code.exported(`src/content/pages/${page}.ts`, 'default')
}
