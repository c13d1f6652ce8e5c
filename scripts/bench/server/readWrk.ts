/**
 * The requests per second that wrk printed.
 * @throws Error where any answer was no success.
 */
export function readWrk(printed: string): number {
  const [, found] = /^Requests\/sec: +([\d.]+)$/m.exec(printed) ?? []
  if (!found || /Non-2xx|Socket errors/.test(printed)) throw new Error(`wrk had no success: ${printed}`)
  return Number(found)
}
