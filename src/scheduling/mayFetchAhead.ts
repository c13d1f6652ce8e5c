/** The part that we read of the Network Information API, which only some browsers have. */
export interface Connection {
  saveData?: boolean
  /** What the network feels like, whatever it is: `4g` at 700 kbit/s or more. */
  effectiveType?: string
}

/**
 * Whether files of pages that nobody has opened may be fetched: not for visitors who save data, nor on a network that
 * feels like 2G or 3G, where the files would delay what the visitor has asked for. A browser that says nothing may.
 */
export function mayFetchAhead(connection?: Connection): boolean {
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g'
}
