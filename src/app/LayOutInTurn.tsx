import { useEffect } from 'react'
import { layOutInTurn } from '#hooks/arriving.ts'

/** Stands last in what comes to life: from here on the browser has time for what is out of sight. */
export function LayOutInTurn() {
  useEffect(() => layOutInTurn(), [])
  return null
}
