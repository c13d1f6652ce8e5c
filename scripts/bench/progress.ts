export type Progress = (line: string) => void

/** Says what a benchmark is at, with the seconds since it began, beside its results: on standard error. */
export function startProgress(): Progress {
  const began = performance.now()
  return (line) => console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`)
}
