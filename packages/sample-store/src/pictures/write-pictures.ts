import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sharp from 'sharp'

/** In pixels: twice the widest place that shows a rendered picture. */
const renderedWidth = 240

/** In dots per inch: drawings are at least 200 units wide, 72 of which make an inch. */
const density = 90

/** In bytes: what a packed file must save to be worth a file of its own. */
const worthPacking = 4096

/**
 * Draws each picture into a folder that it empties first: as SVG, with `.gz` and `.br` files beside it if it is large,
 * since the server never compresses pictures on request, and rendered as WebP.
 */
export async function writePictures(
  drawings: ReadonlyMap<string, () => string>,
  folder: string,
  onDrawn: (count: number) => void = () => {},
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const subfolder of new Set([...drawings.keys()].map(dirname))) {
    await mkdir(join(folder, subfolder), { recursive: true })
  }
  sharp.concurrency(1)
  let drawn = 0
  const left = drawings.entries()
  const drawNext = async () => {
    for (const [name, draw] of left) {
      await writePicture(join(folder, name), Buffer.from(draw()))
      onDrawn(++drawn)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext))
}

async function writePicture(file: string, svg: Buffer): Promise<void> {
  await writeFile(file, svg)
  for (const [ending, bytes] of Object.entries(packed(svg))) {
    if (svg.length - bytes.length >= worthPacking) await writeFile(`${file}.${ending}`, bytes)
  }
  await sharp(svg, { density })
    .resize(renderedWidth)
    .webp({ quality: 72, effort: 2 })
    // The name that `renderedPicture` of core gives.
    .toFile(file.replace(/\.svg$/, '.webp'))
}

function packed(svg: Buffer) {
  return {
    gz: gzipSync(svg, { level: 9 }),
    br: brotliCompressSync(svg, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        // A window of 32 kB is larger than a picture; the default of 4 MB takes twenty times as long to set
        // up.
        [constants.BROTLI_PARAM_LGWIN]: 15,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
      },
    }),
  }
}
