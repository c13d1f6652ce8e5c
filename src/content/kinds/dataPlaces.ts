import type { TitledText, Words } from './texts.ts'

/** Where data lies: on infrastructure of one's own, with a provider, or in both places. */
export interface DataPlacesTexts extends Words {
  places: Record<'own' | 'provider' | 'both', TitledText>
}

export const dataPlaces = () => ({ kind: 'dataPlaces' }) as const
