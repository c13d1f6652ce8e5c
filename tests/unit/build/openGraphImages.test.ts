// @vitest-environment node
import { expect, test } from 'vitest'
import { liveLanguageCodes } from '#i18n/languages.ts'
import { checkOpenGraphImages } from '../../../scripts/build/openGraphImages.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

const images = Object.fromEntries(liveLanguageCodes.map((code) => [`og/${code}.png`, 'image']))

test('a build with the picture of each language passes', () => {
  expect(() => checkOpenGraphImages(temporaryFolder(images))).not.toThrow()
})

test.for(liveLanguageCodes)('without the picture of %s the build stops', (code) => {
  const { [`og/${code}.png`]: _missing, ...others } = images
  expect(() => checkOpenGraphImages(temporaryFolder(others))).toThrow(`public/og/${code}.png: is missing`)
})
