/** Draws every picture the catalogue needs: `npx tsx packages/sample-store/scripts/draw-pictures.ts` */
import { fileURLToPath } from 'node:url'
import { buildProducts } from '../src/build-products.ts'
import { writePictures } from '../src/pictures/write-pictures.ts'

const folder = fileURLToPath(new URL('../dist/pictures', import.meta.url))
const names = new Set(buildProducts().map(product => product.picture))
const startedAt = performance.now()

writePictures(names, folder, drawn => {
  if (drawn % 500 === 0) console.log(`  ${drawn} of ${names.size} pictures`)
})

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Drew ${names.size} pictures in ${seconds} s`)
