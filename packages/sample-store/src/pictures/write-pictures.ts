import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { drawPicture } from './draw-picture.ts'
import { parsePictureName } from './picture-name.ts'

/**
 * Draws each named picture into a folder emptied for it, with `.gz` and `.br` beside it where
 * they are smaller, so that the server never compresses on the fly.
 */
export function writePictures(
  names: ReadonlySet<string>,
  folder: string,
  onDrawn: (count: number) => void = () => {},
): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let drawn = 0
  for (const name of names) {
    writePicture(join(folder, name), drawPicture(parsePictureName(name)))
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
        // 32 kB, more than a picture; the default window of 4 MB takes twenty times as long to set up.
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
