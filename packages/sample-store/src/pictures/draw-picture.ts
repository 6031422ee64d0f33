import type { Pack } from '../packs.ts'
import { iconId } from './label-art.ts'
import { definitions } from './materials.ts'
import { type Icon, notoIcon } from './noto.ts'
import * as bags from './packs/bags.ts'
import * as bottles from './packs/bottles.ts'
import * as boxes from './packs/boxes.ts'
import * as cans from './packs/cans.ts'
import * as cards from './packs/cards.ts'
import * as drinks from './packs/drinks.ts'
import * as flowers from './packs/flowers.ts'
import * as jars from './packs/jars.ts'
import * as loose from './packs/loose.ts'
import * as seeThrough from './packs/see-through-bags.ts'
import * as trays from './packs/trays.ts'
import * as tubes from './packs/tubes.ts'
import * as tubs from './packs/tubs.ts'
import * as wraps from './packs/wraps.ts'
import { palette, type Tones } from './palette.ts'
import type { Picture } from './picture-name.ts'

/**
 * A product picture as SVG, 200 × 200 on transparent ground; the pack stands on the bottom edge.
 * @throws when Noto has no icon of that name
 */
export function drawPicture({ icon: iconName, pack, colour }: Picture): string {
  const icon = notoIcon(iconName)
  const tones = palette[colour]
  const drawing = drawPack[pack](icon, tones)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${definitions(drawing, tones)}<g id="${iconId}">${icon.body}</g></defs>${drawing}</svg>\n`
}

const drawPack = {
  'loose-one': loose.one,
  'loose-two': loose.two,
  'loose-three': loose.three,
  bunch: loose.bunch,
  net: seeThrough.net,
  'clear-bag': seeThrough.clearBag,
  'pillow-bag': bags.pillowBag,
  'stand-pouch': bags.standPouch,
  'flat-bag': bags.flatBag,
  sack: bags.sack,
  'loaf-bag': seeThrough.loafBag,
  can: cans.can,
  'flat-tin': cans.flatTin,
  jar: jars.jar,
  'small-jar': jars.smallJar,
  bottle: bottles.bottle,
  'squeeze-bottle': bottles.squeezeBottle,
  'spray-bottle': bottles.sprayBottle,
  'pump-bottle': bottles.pumpBottle,
  jug: bottles.jug,
  'milk-bottle': bottles.milkBottle,
  'gable-carton': boxes.gableCarton,
  'brick-carton': boxes.brickCarton,
  box: boxes.box,
  'wide-box': boxes.wideBox,
  'flat-box': boxes.flatBox,
  tray: trays.tray,
  clamshell: trays.clamshell,
  tub: tubs.tub,
  cup: tubs.cup,
  'cup-pack': tubs.cupPack,
  'egg-carton': trays.eggCarton,
  tube: tubes.tube,
  stick: tubes.stick,
  canister: jars.canister,
  shaker: jars.shaker,
  'roll-pack': wraps.rollPack,
  wrapper: wraps.wrapper,
  wedge: wraps.wedge,
  bowl: trays.bowl,
  'paper-wrap': wraps.paperWrap,
  'drink-can': cans.drinkCan,
  'can-pack': cans.canPack,
  'bottle-pack': drinks.bottlePack,
  'wine-bottle': drinks.wineBottle,
  'beer-bottle': drinks.beerBottle,
  'spirit-bottle': drinks.spiritBottle,
  growler: drinks.growler,
  blister: cards.blister,
  card: cards.card,
  bouquet: flowers.bouquet,
  'plant-pot': flowers.plantPot,
  bucket: tubs.bucket,
} satisfies Record<Pack, (icon: Icon, tones: Tones) => string>
