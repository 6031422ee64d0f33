import { amountPattern } from '@aisleway/core/text/amount-text'

/** The measures that recipes use; "ml" for metric volumes, "whole" for counted things. */
type Measure = { measure: string; factor: number }

const measures = new Map<string, Measure>()
function measure(name: string, factor: number, ...spellings: string[]) {
  for (const spelling of spellings) measures.set(spelling, { measure: name, factor })
}
measure('g', 1, 'g', 'gr', 'gram', 'grams', 'gramo', 'gramos')
measure('g', 1000, 'kg', 'kilogram', 'kilograms', 'kilo', 'kilos')
measure('oz', 1, 'oz', 'ounce', 'ounces', 'onza', 'onzas')
measure('lb', 1, 'lb', 'lbs', 'pound', 'pounds', 'libra', 'libras')
measure('tsp', 1, 'tsp', 'tsps', 'teaspoon', 'teaspoons', 'cucharadita', 'cucharaditas', 'cdta')
measure('tsp', 1, 'cdtas', 'cdita', 'cditas')
measure('tbsp', 1, 'tbsp', 'tbsps', 'tbs', 'tablespoon', 'tablespoons', 'cucharada', 'cucharadas')
measure('tbsp', 1, 'cda', 'cdas')
measure('tbsp', 8, 'stick', 'sticks')
measure('tbsp', 2, 'fl oz', 'fluid ounce', 'fluid ounces')
measure('cup', 1, 'c', 'cup', 'cups', 'taza', 'tazas')
measure('cup', 2, 'pt', 'pint', 'pints')
measure('cup', 4, 'qt', 'qts', 'quart', 'quarts')
measure('cup', 16, 'gal', 'gallon', 'gallons')
measure('ml', 1, 'ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'mililitros')
measure('ml', 10, 'cl')
measure('ml', 100, 'dl')
measure('ml', 1000, 'l', 'liter', 'liters', 'litre', 'litres', 'litro', 'litros')
measure('pinch', 1, 'pinch', 'pinches', 'dash', 'dashes', 'pizca', 'pizcas')
measure('small', 1, 'small')
measure('medium', 1, 'medium', 'med')
measure('large', 1, 'large', 'lg')
measure('whole', 12, 'dozen', 'docena', 'docenas')
measure('clove', 1, 'clove', 'cloves', 'diente', 'dientes')
measure('slice', 1, 'slice', 'slices', 'rebanada', 'rebanadas')
measure('stalk', 1, 'stalk', 'stalks', 'rib', 'ribs')
measure('sprig', 1, 'sprig', 'sprigs', 'ramita', 'ramitas')
measure('leaf', 1, 'leaf', 'leaves', 'hoja', 'hojas')
measure('bunch', 1, 'bunch', 'bunches', 'manojo', 'manojos')
measure('head', 1, 'head', 'heads')
measure('fillet', 1, 'fillet', 'fillets', 'filete', 'filetes')
measure('can', 1, 'can', 'cans', 'tin', 'tins', 'lata', 'latas')
measure('handful', 1, 'handful', 'handfuls', 'puñado', 'puñados')
measure('piece', 1, 'piece', 'pieces', 'knob', 'knobs', 'trozo', 'trozos')
measure('tbsp', 1, 'splash', 'splashes', 'drizzle', 'drizzles', 'chorrito', 'chorritos', 'chorro')
measure('tbsp', 2, 'glug', 'glugs', 'dollop', 'dollops', 'scoop', 'scoops')
measure('cup', 1, 'vaso', 'vasos')
measure('oz', 1, 'square', 'squares')
measure('package', 1, 'package', 'packages', 'pkg', 'packet', 'packets', 'jar', 'jars', 'paquete')
measure('package', 1, 'box', 'boxes', 'bag', 'bags', 'bottle', 'bottles', 'carton', 'cartons')
measure('package', 1, 'container', 'containers', 'tub', 'tubs', 'caja', 'bolsa', 'botella')
measure('package', 1, 'block', 'blocks', 'envelope', 'envelopes', 'pouch', 'pouches')
measure('package', 1, 'tube', 'tubes', 'sobre', 'sobres', 'frasco', 'frascos')

const spelled = [...measures.keys()].sort((a, b) => b.length - a.length).join('|')
const heaped = '(?:(?:heaping|heaped|scant|level|rounded|generous|good) )?'
/** "1 cup / 240 ml": the first one counts. */
const orInOther = String.raw`(?:\s*/\s*${amountPattern}\s*(?:${spelled})\.?)?`
const measurePattern = new RegExp(
  String.raw`^${heaped}(${spelled})\.?${orInOther}(?=\s|$)\s*(?:(?:large|small|grandes?|peque[nñ][ao]s?) (?=de ))?(?:(?:of|de) )?`,
  'i',
)

/** Measures that are written without a number: "pinch of salt", "handful basil". */
const alone =
  /^(?:pinch|dash|pizca|handful|puñado|splash|drizzle|glug|dollop|chorrito|chorro|manojo|bunch)$/i

/** "T" is a tablespoon, and "t" a teaspoon. */
const letters = /^([Tt])\.?\s+(?=\S)/

/** The measure at the start of a text; "cloves" or "can" alone is the food itself. */
export function readMeasure(text: string, isCounted: boolean): Measure & { rest: string } {
  const [letter, size] = (isCounted && letters.exec(text)) || []
  if (letter) {
    return { measure: size === 'T' ? 'tbsp' : 'tsp', factor: 1, rest: text.slice(letter.length) }
  }
  const found = measurePattern.exec(text)
  const known = found && measures.get(found[1]!.toLowerCase().replace(/\s+/g, ' '))
  const rest = text.slice(found?.[0].length ?? 0)
  if (!found || !known || rest === '' || !(isCounted || alone.test(found[1]!))) {
    return { factor: 1, measure: 'whole', rest: text }
  }
  return { ...known, rest }
}

/** "2 garlic cloves": the measure may follow the food. */
export function readTrailingMeasure(name: string): { measure: string; name: string } | null {
  const [, food, word] = /^(.+) (cloves?|stalks?|ribs?|sprigs?)$/i.exec(name) ?? []
  const known = word && measures.get(word.toLowerCase())
  return food && known ? { measure: known.measure, name: food } : null
}

/** Converts between measures, for "1 cup plus 2 tablespoons". */
export function inMeasure(amount: number, from: string, to: string): number | null {
  if (from === to) return amount
  const [one, other] = [teaspoons[from], teaspoons[to]]
  return one && other ? (amount * one) / other : null
}

const teaspoons: Record<string, number> = { tsp: 1, tbsp: 3, cup: 48 }
