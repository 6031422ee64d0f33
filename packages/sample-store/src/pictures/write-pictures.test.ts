import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writePictures } from './write-pictures.ts'

const drawing = `<svg>${'<g></g>'.repeat(50)}</svg>`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('leaves each picture with its packed twins and nothing of an earlier catalogue', () => {
  writeFileSync(join(folder, 'onion.net.red.svg'), '')
  writePictures(new Map([['tomato.can.red.svg', () => drawing]]), folder)
  expect(readdirSync(folder).sort()).toEqual([
    'tomato.can.red.svg',
    'tomato.can.red.svg.br',
    'tomato.can.red.svg.gz',
  ])
  const [plain, br, gz] = ['', '.br', '.gz'].map(ending =>
    readFileSync(join(folder, `tomato.can.red.svg${ending}`)),
  )
  expect(brotliDecompressSync(br!)).toEqual(plain)
  expect(gunzipSync(gz!)).toEqual(plain)
})

it('makes the folders that names ask for', () => {
  writePictures(new Map([['meals/soup.svg', () => drawing]]), folder)
  expect(readFileSync(join(folder, 'meals/soup.svg'), 'utf8')).toBe(drawing)
})
