import { drawing } from './drawings.ts'
import { iconId, withIcon } from './label-art.ts'
import { definitions, round } from './materials.ts'
import { notoIcon } from './noto.ts'
import { palette } from './palette.ts'
import type { Picture } from './picture-name.ts'

/**
 * A product picture as SVG, 200 × 200 on a transparent background; the pack stands on the bottom edge.
 * @throws when Noto has no icon with that name
 */
export function drawPicture({ icon: iconName, pack, colour }: Picture): string {
  const icon = notoIcon(iconName)
  const tones = palette[colour]
  const markup = withIcon(drawing('packs', pack, { ...tones, ...round }), icon)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${definitions(markup, tones)}<g id="${iconId}">${icon.body}</g></defs>${markup}</svg>\n`
}
