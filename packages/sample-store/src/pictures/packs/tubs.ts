import { fitted, seal, shadow } from '../label-art.ts'
import { ellipse, line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Ice cream, hummus, butter: wide, with a press-on lid. */
export function tub(icon: Icon, { base, dark, light }: Tones): string {
  return (
    shadow(70) +
    path('M28 90h144l-12 94q-2 12-14 12H54q-12 0-14-12z', round.white) +
    path('M33 130q36 22 72 4t62-8l-7 58q-2 12-14 12H54q-12 0-14-12z', round.base) +
    path('M20 72q0-10 10-10h140q10 0 10 10v18q0 4-4 4H24q-4 0-4-4z', round.base) +
    path('M22 72q0-10 10-10h136q10 0 10 10z', light, 'opacity=".7"') +
    rect([20, 88, 160, 6, 3], dark, 'opacity=".5"') +
    rect([70, 100, 60, 8, 4], base) +
    fitted(icon, [62, 114, 76, 74])
  )
}

/** Yogurt: a cup under foil. */
export function cup(icon: Icon, { dark }: Tones): string {
  return (
    shadow(50) +
    path('M46 62h108l-13 122q-1 12-13 12H72q-12 0-13-12z', round.white) +
    path('M47 66h106l-4 34q-49 14-98 0z', round.base) +
    path('M57 170q43 12 86 0l-2 14q-1 12-13 12H72q-12 0-13-12z', round.base) +
    path('M148 50q26-8 30 4 0 10-26 10z', '#c3ced4') +
    ellipse([100, 56, 60, 10], '#aebac1') +
    ellipse([100, 53, 60, 9.5], '#eef3f5') +
    ellipse([96, 52, 46, 6], '#fff') +
    rect([72, 78, 56, 8, 4], '#fff', 'opacity=".95"') +
    line('M51 101q49 14 98 0', dark, 2, 'opacity=".5"') +
    fitted(icon, [66, 110, 68, 58])
  )
}

/** Four cups that snap apart. */
export function cupPack(icon: Icon, { base, dark }: Tones): string {
  const front = (x: number) =>
    path(`M${x - 42} 104h84l-9 82q-1 10-11 10h-44q-10 0-11-10z`, round.white) +
    path(`M${x - 42} 104h84l-2 20q-40 10-80 0z`, round.base) +
    path(`M${x - 35} 176q35 8 70 0l-2 10q-1 10-11 10h-44q-10 0-11-10z`, round.base) +
    fitted(icon, [x - 27, 128, 54, 48])
  return (
    shadow(90) +
    path('M26 62h148l14 38H12z', base) +
    path('M26 62h148l14 38H12z', '#fff', 'opacity=".3"') +
    line('M100 62v38M18 82h164', dark, 2, 'stroke-dasharray="5 4" opacity=".6"') +
    [62, 138].map(x => ellipse([x, 72, 24, 5], '#fff', 'opacity=".8"')).join('') +
    [56, 144].map(x => ellipse([x, 90, 28, 6], '#fff', 'opacity=".8"')).join('') +
    front(54) +
    front(146) +
    rect([8, 98, 184, 9, 4.5], '#eef3f5') +
    rect([8, 103, 184, 4, 2], '#b7c3c9')
  )
}

/** Ice-cream pails, fried chicken, cat litter. */
export function bucket(icon: Icon, { dark, light, print }: Tones): string {
  return (
    shadow(60) +
    line('M34 76C40 8 160 8 166 76', '#8d9aa2', 5) +
    rect([84, 19, 32, 11, 5.5], '#fff') +
    path('M32 74h136l-14 110q-2 12-14 12H60q-12 0-14-12z', round.base) +
    rect([24, 66, 152, 16, 8], round.dark) +
    line('M36 94q64 12 128 0', light, 3) +
    rect([72, 87, 56, 8, 4], print) +
    seal(icon, 100, 146, 41) +
    path('M27 74a7 7 0 0 1 14 0 7 7 0 0 1-14 0zM159 74a7 7 0 0 1 14 0 7 7 0 0 1-14 0z', '#d3dbe0') +
    path('M47 190q53 6 106 0-3 6-13 6H60q-10 0-13-6z', dark, 'opacity=".6"')
  )
}
