import { writeFile } from 'node:fs/promises'

const width = 640
const height = 480
const barWidth = 5

/** A video of a UPC for the camera that Chromium simulates, uncompressed (YUV4MPEG2). */
export async function writeBarcodeVideo(path: string, upc: string): Promise<void> {
  const bars = barsOf(upc)
  const left = Math.floor((width - bars.length * barWidth) / 2)
  const row = Buffer.alloc(width, white)
  for (const [place, isBlack] of bars.entries()) {
    if (isBlack) row.fill(black, left + place * barWidth, left + (place + 1) * barWidth)
  }
  const blank = Buffer.alloc(width, white)
  const rows = Array.from({ length: height }, (_, y) => (y > 80 && y < 400 ? row : blank))
  const colours = Buffer.alloc((width * height) / 2, grey)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...rows, colours])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([head, frame, frame]))
}

const [white, black, grey] = [235, 16, 128]

/** The bars of a UPC, true for black: six digits left of the middle, and six inverted ones right of it. */
function barsOf(upc: string): boolean[] {
  const left = [...upc.slice(0, 6)].map(digit => modules[Number(digit)]!)
  const right = [...upc.slice(6)].map(digit =>
    modules[Number(digit)]!.replace(/./g, module => (module === '1' ? '0' : '1')),
  )
  const all = `101${left.join('')}01010${right.join('')}101`
  return [...all].map(module => module === '1')
}

/** GS1 General Specifications, figure 5.2.1-2: number set A. */
const modules = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
