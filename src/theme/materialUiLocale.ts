import type { Theme } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import type { Language } from '#i18n/languages.ts'

/**
 * In place of Material UI's own locale: its Arabic lacks the dual and has Arabic-Indic digits.
 * @see https://mui.com/material-ui/guides/localization/
 */
export function materialUiLocale(
  t: TFunction<'material-ui'>,
  direction: Language['direction'],
): { components: NonNullable<Theme['components']> } {
  const toPage = {
    first: t('pagination.first'),
    last: t('pagination.last'),
    next: t('pagination.next'),
    previous: t('pagination.previous'),
  }
  return {
    components: {
      MuiAlert: { defaultProps: { closeText: t('alert.close') } },
      MuiAutocomplete: {
        defaultProps: {
          clearText: t('autocomplete.clear'),
          closeText: t('autocomplete.close'),
          loadingText: t('autocomplete.loading'),
          noOptionsText: t('autocomplete.noOptions'),
          openText: t('autocomplete.open'),
        },
      },
      MuiBreadcrumbs: { defaultProps: { expandText: t('breadcrumbs.expand') } },
      MuiPagination: {
        defaultProps: {
          'aria-label': t('pagination.label'),
          getItemAriaLabel: (type, page, selected) => {
            if (type in toPage) return toPage[type as keyof typeof toPage]
            // Only first, last, next and previous have none.
            return t(selected ? 'pagination.page' : 'pagination.goToPage', { page: page ?? '' })
          },
        },
      },
      MuiRating: {
        defaultProps: {
          emptyLabelText: t('rating.empty'),
          getLabelText: (count) => t('rating.stars', { count }),
        },
      },
      MuiTablePagination: {
        defaultProps: {
          getItemAriaLabel: (type) => toPage[type],
          labelRowsPerPage: t('tablePagination.rowsPerPage'),
          labelDisplayedRows: ({ from, to, count: total }) =>
            total === -1
              ? t('tablePagination.rowsOfMore', { from, to })
              : t('tablePagination.rows', { from, to, total }),
        },
      },
      // Nothing mirrors the badge: Material UI keeps its place in a custom property.
      MuiBadge: {
        defaultProps: {
          anchorOrigin: { vertical: 'top', horizontal: direction === 'rtl' ? 'left' : 'right' },
        },
      },
    },
  }
}
