import { createContext, use } from 'react'
import type { ResolvedPath } from './addresses.ts'

/** Page and language of the address. `App` resolves it once. */
export const AddressContext = createContext<ResolvedPath | null>(null)

export function useAddress(): ResolvedPath {
  const address = use(AddressContext)
  if (!address) throw new Error('AddressContext is missing: render below <App>')
  return address
}
