/** Why tests are skipped here. It throws an Error where nothing may be missing (REQUIRE_DEBIAN_PACKAGES=1). */
export function missing(reason: string): string {
  if (process.env['REQUIRE_DEBIAN_PACKAGES'] !== '1') return reason
  throw new Error(`REQUIRE_DEBIAN_PACKAGES is 1, but there is ${reason}`)
}
