// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { missing } from './missing.ts'

afterEach(() => void vi.unstubAllEnvs())

test('what is missing is a reason to skip tests, but not where everything has to be there', () => {
  vi.stubEnv('REQUIRE_DEBIAN_PACKAGES', undefined)
  expect(missing('no nginx')).toBe('no nginx')
  vi.stubEnv('REQUIRE_DEBIAN_PACKAGES', '1')
  expect(() => missing('no nginx')).toThrow('REQUIRE_DEBIAN_PACKAGES is 1, but there is no nginx')
})
