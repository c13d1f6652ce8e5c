import { expect, test } from 'vitest'
import { contentPolicy } from '../../../scripts/build/contentPolicy.ts'

test('no other site may show a page in a frame, whatever the page itself embeds', () => {
  for (const embeds of [[], ['captcha', 'map']] as const) {
    expect(contentPolicy('<p>a</p>', embeds).split('; ')).toContain("frame-ancestors 'none'")
  }
})
