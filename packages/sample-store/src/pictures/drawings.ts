import { readdirSync, readFileSync } from 'node:fs'

/** Folders of `content/drawings`: packs of goods, pieces of food, and vessels of dishes. */
type Folder = 'packs' | 'shapes' | 'vessels'

/** The names of all drawings in a folder. */
export function drawingNames(folder: Folder): string[] {
  return readdirSync(new URL(folder, drawings))
    .filter(file => file.endsWith('.svg'))
    .map(file => file.slice(0, -'.svg'.length))
    .sort()
}

/**
 * The markup of a drawing with its colour names in braces replaced by colours.
 * @throws when the drawing does not exist, or names a colour that is not given
 */
export function drawing(
  folder: Folder,
  name: string,
  colours: Readonly<Record<string, string>>,
): string {
  return templateOf(folder, name).replace(/\{([\w.]+)\}/g, (_, key: string) => {
    const colour = colours[key]
    if (colour === undefined) throw new Error(`${folder}/${name}.svg: no colour is called "${key}"`)
    return colour
  })
}

const drawings = new URL('../../content/drawings/', import.meta.url)
const templates = new Map<string, string>()

/** Without the outer element, comments and line breaks, which only viewers and editors need. */
function templateOf(folder: Folder, name: string): string {
  const path = `${folder}/${name}.svg`
  const known = templates.get(path)
  if (known !== undefined) return known
  const template = readFileSync(new URL(path, drawings), 'utf8')
    .replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '')
    .replace(/\n\s*/g, '')
  templates.set(path, template)
  return template
}
