import { compile, type Element } from 'stylis'
import { compatOf, find } from './support.ts'
import type { CompatStatement } from '@mdn/browser-compat-data'

type Features = Map<string, CompatStatement>

const units: Record<string, string> = {
  dvh: 'viewport_percentage_units_dynamic',
  svh: 'viewport_percentage_units_small',
  lvh: 'viewport_percentage_units_large',
  cqi: 'container_query_length_units',
  cqw: 'container_query_length_units',
}

/** Functions stand with the type that they make. */
const functionTypes = [
  'color',
  'gradient',
  'transform-function',
  'filter-function',
  'basic-shape',
  'easing-function',
]

/**
 * What a style sheet uses of CSS, as far as MDN's tables have it; what has a prefix is for one engine alone.
 * @throws Error naming a property or a pseudo-class that CSS does not have, as it is misspelt, and its rule: TypeScript
 * takes any key of an object of styles for a selector.
 */
export function cssFeatures(css: string): Features {
  const features: Features = new Map()
  const add = (name: string, ...path: string[]) => {
    const compat = compatOf(find(['css', ...path]))
    if (compat) features.set(name, compat)
  }
  const addValue = (property: string, value: string) => {
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*/g)) {
      add(`${property}: ${word}`, 'properties', property, word)
    }
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      add(`${name}()`, 'types', name)
      for (const type of functionTypes) add(`${name}()`, 'types', type, name)
    }
    for (const [, unit = ''] of value.matchAll(/\d([a-z]+)/g)) {
      add(unit, 'types', 'length', units[unit] ?? unit)
    }
  }
  // Most declarations stand on every page.
  const known = new Set<string>()
  const walk = (nodes: readonly Element[]) => {
    for (const { type, props, value, children, parent } of nodes) {
      if (type === 'decl') {
        if (known.has(value)) continue
        known.add(value)
        const property = String(props)
        if (!isProperty(property)) throw new Error(`${String(parent?.props)}: CSS has no ${property}`)
        if (/^-[^-]/.test(property)) continue
        add(property, 'properties', property)
        addValue(property, value.slice(value.indexOf(':') + 1))
        continue
      }
      if (type === 'rule') {
        for (const [, name = ''] of value.matchAll(/::?([a-z-]+)/g)) {
          if (!isSelector(name)) throw new Error(`${value}: CSS has no :${name}`)
          add(`:${name}`, 'selectors', name)
        }
      } else {
        const rule = type.slice(1)
        add(type, 'at-rules', rule)
        for (const [, name = ''] of value.matchAll(/\(([a-z-]+)/g))
          add(`${type} (${name})`, 'at-rules', rule, name)
        if (/[<>]/.test(value)) add(`${type} (<)`, 'at-rules', rule, 'range_syntax')
      }
      if (Array.isArray(children)) walk(children)
    }
  }
  walk(compile(css))
  return features
}

function isProperty(name: string) {
  const names = [name, name.replace(/^-[a-z]+-/, '')]
  return name.startsWith('--') || names.some((known) => find(['css', 'properties', known]))
}

function isSelector(name: string) {
  return name.startsWith('-') || find(['css', 'selectors', name]) !== undefined
}
