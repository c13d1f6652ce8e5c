// @vitest-environment node
import { expect, test } from 'vitest'
import { liveLanguageCodes } from '#i18n/languages.ts'
import { BuildError } from '../../../scripts/prerender/BuildError.ts'
import { requireOpenGraphImages } from '../../../scripts/prerender/openGraphImages.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

const images = Object.fromEntries(liveLanguageCodes.map((code) => [`og/${code}.png`, 'image']))

test('a build with the picture of each language passes', () => {
  expect(() => requireOpenGraphImages(temporaryFolder(images))).not.toThrow()
})

test.for(liveLanguageCodes)('without the picture of %s the build stops', (code) => {
  const { [`og/${code}.png`]: _missing, ...others } = images
  const folder = temporaryFolder(others)
  const error = new BuildError([`${folder}/og/${code}.png: is missing, run: npm run brand-images`])
  expect(() => requireOpenGraphImages(folder)).toThrow(error)
})
