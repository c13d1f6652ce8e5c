// @vitest-environment node
import { expect, test } from 'vitest'
import { languageCodes } from '#i18n/languages.ts'
import { readSettings } from '#server/settings/settings.ts'
import { texts } from '../../support/texts.ts'

test.each(languageCodes)('the privacy policy in %s names the days of RETENTION_DAYS', (language) => {
  const { sent, dead } = readSettings({}).retentionDays
  const policy = texts(language, 'pages/terms').sections.retention.paragraphs.join(' ')
  expect(policy.match(/\d+/g)?.map(Number)).toEqual([sent, dead])
})
