// Subsets the three web fonts from the published families: only the characters and axes the design uses.
// Run after a font update (`node scripts/subset-fonts.mjs`) and commit the result.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const basicLatin = characters(0x20, 0x7e)
const latin1 = characters(0xa0, 0xff)
const punctuation = '–—‘’“”…•−'
const accentsInHeadings = '¡¿ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûü×½¼¾'

const fonts = [
  {
    family: 'bricolage-grotesque',
    source: 'bricolage-grotesque-latin-standard-normal.woff2',
    output: 'bricolage-heading.woff2',
    text: basicLatin + punctuation + accentsInHeadings,
    // A single optical size: the axis would double the file, and titles of 20 and of 70 px look the same.
    axes: { wght: 800, wdth: 100, opsz: 40 },
    features: ['kern', 'ccmp', 'mark'],
  },
  {
    // A separate file: prices are on every screen, and this way headings need no width axis.
    family: 'bricolage-grotesque',
    source: 'bricolage-grotesque-latin-standard-normal.woff2',
    output: 'bricolage-price.woff2',
    text: '$0123456789.,-− ',
    axes: { wght: 800, wdth: 84, opsz: 40 },
    features: ['kern'],
  },
  {
    family: 'figtree',
    source: 'figtree-latin-wght-normal.woff2',
    output: 'figtree.woff2',
    text: basicLatin + latin1 + punctuation,
    axes: { wght: { min: 500, max: 700, default: 500 } },
    features: ['kern', 'ccmp', 'mark', 'tnum'],
  },
]

const target = join(dirname(fileURLToPath(import.meta.url)), '../src/styles/fonts')
const require = createRequire(import.meta.url)

await mkdir(target, { recursive: true })
for (const font of fonts) {
  const folder = dirname(require.resolve(`@fontsource-variable/${font.family}/package.json`))
  const subset = await subsetFont(await readFile(join(folder, 'files', font.source)), font.text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
  })
  await writeFile(join(target, font.output), subset)
  await copyFile(join(folder, 'LICENSE'), join(target, `${font.family}-license.txt`))
  console.log(`${font.output}  ${(subset.length / 1024).toFixed(1)} kB`)
}

function characters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  )
}
