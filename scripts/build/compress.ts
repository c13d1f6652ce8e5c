import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type InputType } from 'node:zlib'
import { contentCodings } from '#server/http/readDist.ts'

const textFiles = '**/*.{css,html,js,json,svg,txt,xml}'

/** In bytes. For a smaller file, compression saves less than its headers cost. */
const minSize = 200

const compress = {
  br: (body: Buffer, type: string) =>
    promisify<InputType, object, Buffer>(brotliCompress)(body, {
      params: {
        // The highest quality, 11, saves 2 %. For all files it would lengthen the build by half; scripts weigh most.
        [constants.BROTLI_PARAM_QUALITY]: type === '.js' ? 11 : 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) =>
    promisify<InputType, object, Buffer>(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
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
    const variant = await compress[coding](body, extname(path))
    if (variant.length < body.length) await writeFile(path + extension, variant)
  }
}
