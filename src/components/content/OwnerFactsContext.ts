import { createContext } from 'react'
import { ownerFacts } from '#config/ownerFacts.ts'

/** What the owner has filled in. The catalogue of components puts samples in its place. */
export const OwnerFactsContext = createContext(ownerFacts)
