import type { TFunction } from 'i18next'
import { createElement, type ComponentProps } from 'react'
import { Trans } from 'react-i18next'
import { useTexts } from '../useTexts.ts'
import { isUntranslated, sourceLanguage, withoutMarks } from './marks.ts'

type TransProps = ComponentProps<typeof Trans>

/** A text with elements in it, whose pieces `Trans` makes by itself. */
export function TransWithLanguage(props: TransProps) {
  const { i18n } = useTexts()
  const t = (props.t ?? i18n.t) as TFunction & ((key: string, options?: object) => string)
  if (!isUntranslated(t(String(props.i18nKey)))) return createElement(Trans, props)
  const translate = (key: string, options: object) => withoutMarks(t(key, options))
  const bare = {
    ...props,
    t: Object.assign(translate, { ns: (t as { ns?: unknown }).ns }),
  } as unknown as TransProps
  return createElement('bdi', sourceLanguage, createElement(Trans, bare))
}
