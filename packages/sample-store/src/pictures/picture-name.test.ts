import { expect, it } from 'vitest'
import { parsePictureName, pictureName } from './picture-name.ts'

it('reads back the picture a name was made for', () => {
  const picture = { icon: 'red-apple', pack: 'clear-bag', colour: 'green' } as const
  expect(pictureName(picture)).toBe('red-apple.clear-bag.green.svg')
  expect(parsePictureName(pictureName(picture))).toEqual(picture)
})

it.each([
  'red-apple.svg',
  'red-apple.barrel.green.svg',
  'red-apple.can.beige.svg',
  '.can.green.svg',
  'red-apple.can.green.png',
  '../red-apple.can.green.svg',
])('refuses %s', name => {
  expect(() => parsePictureName(name)).toThrow('Not the name of a product picture')
})
