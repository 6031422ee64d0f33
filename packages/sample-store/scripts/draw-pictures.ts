/** Draws every picture the store needs: `npx tsx packages/sample-store/scripts/draw-pictures.ts` */
import { fileURLToPath } from 'node:url'
import { buildProducts } from '../src/build-products.ts'
import { mealPicture } from '../src/meals/build-meals.ts'
import { cookbook } from '../src/meals/cookbook.ts'
import { drawMeal } from '../src/pictures/draw-meal.ts'
import { drawPicture } from '../src/pictures/draw-picture.ts'
import { parsePictureName } from '../src/pictures/picture-name.ts'
import { writePictures } from '../src/pictures/write-pictures.ts'

const folder = fileURLToPath(new URL('../dist/pictures', import.meta.url))
const startedAt = performance.now()

const drawings = new Map<string, () => string>()
for (const { picture } of buildProducts()) {
  drawings.set(picture, () => drawPicture(parsePictureName(picture)))
}
for (const recipe of cookbook) drawings.set(mealPicture(recipe), () => drawMeal(recipe))

await writePictures(drawings, folder, drawn => {
  if (drawn % 500 === 0) console.log(`  ${drawn} of ${drawings.size} pictures`)
})

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Drew ${drawings.size} pictures in ${seconds} s`)
