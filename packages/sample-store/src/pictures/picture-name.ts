import { type Pack, packNames } from '../packs.ts'
import { type Colour, colours } from './palette.ts'

/** The parts of a product picture: a Noto icon on a drawn pack of one colour. */
export type Picture = { icon: string; pack: Pack; colour: Colour }

export function pictureName({ icon, pack, colour }: Picture): string {
  return `${icon}.${pack}.${colour}.svg`
}

/** @throws when the name does not have the form of `pictureName` */
export function parsePictureName(name: string): Picture {
  const [icon, packName, colourName, ending, ...rest] = name.split('.')
  const pack = packNames.find(known => known === packName)
  const colour = colours.find(known => known === colourName)
  if (!icon || !pack || !colour || ending !== 'svg' || rest.length > 0) {
    throw new Error(`Not the name of a product picture: ${name}`)
  }
  return { icon, pack, colour }
}
