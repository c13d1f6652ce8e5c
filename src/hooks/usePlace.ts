import { useLocation } from 'react-router-dom'
import { findPlace, type Place } from '#i18n/addresses.ts'

/** The language and page that the address names. */
export function usePlace(): Place {
  return findPlace(useLocation().pathname)
}
