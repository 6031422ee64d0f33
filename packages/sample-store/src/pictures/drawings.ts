import { readdirSync, readFileSync } from 'node:fs'

/** Folders of `content/drawings`: what goods are packed in, pieces of food, what dishes are served in. */
type Folder = 'packs' | 'shapes' | 'vessels'

/** Every drawing of a folder, by name. */
export function drawingNames(folder: Folder): string[] {
  return readdirSync(new URL(folder, drawings))
    .filter(file => file.endsWith('.svg'))
    .map(file => file.slice(0, -'.svg'.length))
    .sort()
}

/**
 * The markup of a drawing, with colours in the place of their names in braces.
 * @throws when there is no such drawing, or it names a colour that is not given
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

/** Without the outer element, comments and line breaks, which are there for viewers and editors. */
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
