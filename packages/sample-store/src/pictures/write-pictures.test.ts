import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { renderedPicture } from '@aisleway/core/pictures/rendered-picture'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writePictures } from './write-pictures.ts'

const drawing = svgOf('<circle cx="100" cy="100" r="90" fill="#b3261e"/>')
const largeDrawing = svgOf('<circle cx="100" cy="100" r="90" fill="#b3261e"/>'.repeat(200))

function svgOf(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${content}</svg>`
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('draws and renders each picture, and leaves nothing of an earlier catalogue', async () => {
  writeFileSync(join(folder, 'onion.net.red.svg'), '')
  await writePictures(new Map([['tomato.can.red.svg', () => drawing]]), folder)
  expect(readdirSync(folder).sort()).toEqual(['tomato.can.red.svg', 'tomato.can.red.webp'])
  expect(readFileSync(join(folder, 'tomato.can.red.svg'), 'utf8')).toBe(drawing)
})

it('renders a drawing whole, in its colours, under the name that screens ask for', async () => {
  await writePictures(new Map([['tomato.can.red.svg', () => drawing]]), folder)
  const { pathname } = new URL(renderedPicture('/pictures/tomato.can.red.svg'), 'http://store')
  const image = sharp(join(folder, basename(pathname)))
  expect(await image.metadata()).toMatchObject({ format: 'webp', width: 216, height: 216 })
  const corner = await pixel(image, 0, 0)
  expect(corner[3]).toBe(0)
  const [red, green, blue, opacity] = await pixel(image, 108, 108)
  expect(red).toBeGreaterThan(170)
  expect(Math.max(green!, blue!)).toBeLessThan(60)
  expect(opacity).toBe(255)
})

it('packs a large drawing', async () => {
  await writePictures(new Map([['tomato.can.red.svg', () => largeDrawing]]), folder)
  const [plain, br, gz] = ['', '.br', '.gz'].map(ending =>
    readFileSync(join(folder, `tomato.can.red.svg${ending}`)),
  )
  expect(brotliDecompressSync(br!)).toEqual(plain)
  expect(gunzipSync(gz!)).toEqual(plain)
})

it('makes the folders that names ask for', async () => {
  await writePictures(new Map([['meals/soup.svg', () => drawing]]), folder)
  expect(readFileSync(join(folder, 'meals/soup.svg'), 'utf8')).toBe(drawing)
})

async function pixel(image: Sharp, left: number, top: number): Promise<number[]> {
  const region = image.clone().extract({ left, top, width: 1, height: 1 })
  return [...(await region.ensureAlpha().raw().toBuffer())]
}
