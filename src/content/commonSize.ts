/** Returns the next common size of memory or disks: a power of two, or one and a half times one. */
export function commonSize(needed: number): number {
  if (needed <= 1) return 1
  const power = 2 ** Math.ceil(Math.log2(needed))
  return needed <= 0.75 * power ? 0.75 * power : power
}
