import IconButton from '@mui/material/IconButton'
import type { Ref } from 'react'
import { isInputMethodKey } from '#browser/isInputMethodKey.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { newQuery, pressKey, type SearchQuery } from './SearchQuery.ts'
import { Field } from './SearchSurface.ts'

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  query: SearchQuery
  /** The id of the list of results, and of the chosen one. */
  listId: string
  activeId: string | undefined
  onChange: (query: SearchQuery) => void
  onClose: () => void
}

/** The field, and the button that closes the search. Arrow keys choose a result, Enter follows it. */
export function SearchField({ ref, query, listId, activeId, onChange, onClose }: SearchFieldProps) {
  const { t } = useTexts('search')
  return (
    <Field role="search">
      <Icon name="search" />
      <input
        ref={ref}
        // Not `search`: Escape would empty such a field in some browsers, and close the search in others.
        type="text"
        role="combobox"
        value={query.typed}
        maxLength={100}
        placeholder={t('placeholder')}
        aria-label={t('label')}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => onChange(newQuery(target.value))}
        onKeyDown={(event) => {
          const next = !isInputMethodKey(event.nativeEvent) && pressKey(query, event.key)
          if (!next) return
          event.preventDefault()
          onChange(next)
        }}
      />
      <IconButton color="inherit" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Field>
  )
}
