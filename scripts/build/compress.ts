import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress, type InputType } from 'node:zlib'
import { contentCodings } from '../../server/http/contentCodings.ts'

/** File types that are not compressed already. */
const textTypes = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml'])

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
  zstd: (body: Buffer) =>
    promisify<InputType, object, Buffer>(zstdCompress)(body, {
      params: {
        [constants.ZSTD_c_compressionLevel]: 19,
        // This strategy takes half the time of the level's own one, for 0.2 % more bytes.
        [constants.ZSTD_c_strategy]: constants.ZSTD_btultra,
      },
      pledgedSrcSize: body.length,
    }),
  gzip: (body: Buffer) =>
    promisify<InputType, object, Buffer>(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

/** The tasks that write a file's compressed variants, slowest first. A variant that is not smaller is not written. */
export function variantTasks(path: string, body: Buffer): (() => Promise<void>)[] {
  const type = extname(path)
  if (!textTypes.has(type) || body.length < minSize) return []
  return contentCodings.map(({ coding, extension }) => async () => {
    const variant = await compress[coding](body, type)
    if (variant.length < body.length) await writeFile(path + extension, variant)
  })
}
