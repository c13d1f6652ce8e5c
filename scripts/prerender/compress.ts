import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type InputType } from 'node:zlib'
import { contentCodings } from '#config/buildOutput.ts'

const textFiles = '**/*.{css,html,js,json,svg,txt,xml}'

/** In bytes. For a smaller file, compression saves less than the extra headers cost. */
const minSize = 200

/** The strongest compression of each format, which takes 4 s of the build. */
const options = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  gzip: { level: constants.Z_BEST_COMPRESSION },
}
const compress = {
  br: promisify<InputType, object, Buffer>(brotliCompress),
  gzip: promisify<InputType, object, Buffer>(gzip),
}

/** Writes the compressed variants of every text file in a folder. A variant that is not smaller is not written. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(textFiles, { cwd: folder })
  await Promise.all(files.map((file) => writeVariants(join(folder, file))))
}

async function writeVariants(path: string) {
  const body = await readFile(path)
  if (body.length < minSize) return
  for (const { coding, extension } of contentCodings) {
    const variant = await compress[coding](body, options[coding])
    if (variant.length < body.length) await writeFile(path + extension, variant)
  }
}
