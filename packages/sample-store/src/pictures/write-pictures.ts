import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sharp from 'sharp'

/** In pixels: rows are up to 72 wide and cards 104, on screens of two or three pixels to each of them. */
const renderedWidth = 216

/** How many units of an SVG make an inch. */
const unitsPerInch = 72

/** In bytes: packing a smaller drawing saves a screen a few kilobytes at most, as it shows one such drawing. */
const worthPacking = 8192

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
  // Nothing is rendered twice, and the pictures keep all cores busy.
  sharp.cache(false)
  sharp.concurrency(1)
  let drawn = 0
  const left = drawings.entries()
  const drawNext = async () => {
    for (const [name, draw] of left) {
      await writePicture(join(folder, name), Buffer.from(draw()))
      onDrawn(++drawn)
    }
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, drawNext))
}

async function writePicture(file: string, svg: Buffer): Promise<void> {
  await writeFile(file, svg)
  if (svg.length >= worthPacking) {
    for (const [ending, bytes] of Object.entries(packed(svg))) {
      await writeFile(`${file}.${ending}`, bytes)
    }
  }
  await sharp(svg, { density: (unitsPerInch * renderedWidth) / widthOf(svg) })
    .webp({ quality: 72, alphaQuality: 50, effort: 2 })
    // The name that `renderedPicture` of core gives.
    .toFile(file.replace(/\.svg$/, '.webp'))
}

/** In the units of its view box. */
function widthOf(svg: Buffer): number {
  return Number(/viewBox="0 0 (\d+)/.exec(svg.toString())?.[1])
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
