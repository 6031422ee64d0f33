import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Draws each picture into a folder that it empties first, with `.gz` and `.br` files beside it if they are
 * smaller, so that the server never compresses pictures on request.
 */
export function writePictures(
  drawings: ReadonlyMap<string, () => string>,
  folder: string,
  onDrawn: (count: number) => void = () => {},
): void {
  rmSync(folder, { recursive: true, force: true })
  for (const subfolder of new Set([...drawings.keys()].map(dirname))) {
    mkdirSync(join(folder, subfolder), { recursive: true })
  }
  let drawn = 0
  for (const [name, draw] of drawings) {
    writePicture(join(folder, name), draw())
    onDrawn(++drawn)
  }
}

function writePicture(file: string, svg: string): void {
  const plain = Buffer.from(svg)
  writeFileSync(file, plain)
  const packed = {
    gz: gzipSync(plain, { level: 9 }),
    br: brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        // A window of 32 kB is larger than a picture; the default of 4 MB takes twenty times as long to set
        // up.
        [constants.BROTLI_PARAM_LGWIN]: 15,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  }
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length) writeFileSync(`${file}.${ending}`, bytes)
  }
}
