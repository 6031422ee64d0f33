import { memoize } from '@aisleway/core/memoize'
import { stem } from '@aisleway/search/text/stem'
import { joiningWords, tokenize } from '@aisleway/search/text/tokenize'
import { thesaurus } from '../../catalogue/thesaurus.ts'
import type { KnownFood } from './nutrition-lookup.ts'

/**
 * Finds known foods by the names that recipes use, in English or Spanish; finds none rather than a wrong one. Only
 * descriptive words are dropped: coconut milk is not milk.
 */
export function foodFinder(foods: readonly KnownFood[]): (name: string) => KnownFood | undefined {
  const byWords = new Map<string, KnownFood>()
  const add = (name: string, food: KnownFood) => {
    const key = keyOf(stemsIn(name))
    if (key && !byWords.has(key)) byWords.set(key, food)
  }
  for (const food of foods)
    for (const name of [food.name, food.plural ?? food.name]) add(name, food)
  const byKey = new Map(foods.map(food => [food.food, food]))
  for (const [key, names] of Object.entries(usuallyMeant)) {
    const food = byKey.get(key)
    if (food) for (const name of names) add(name, food)
  }
  // A key may be shorter than what its food is called: "ricotta" is the key of the whole-milk one.
  for (const food of foods) for (const name of [food.food, food.search]) add(name, food)

  const known = (stems: readonly string[]) => {
    const direct = byWords.get(keyOf(stems))
    if (direct) return direct
    for (const other of synonymsOf.get(keyOf(stems)) ?? []) {
      const meant = stemsIn(other)
      const found = byWords.get(keyOf(meant)) ?? byWords.get(keyOf(meant.filter(isTelling)))
      if (found) return found
    }
  }
  const find = (name: string) => {
    const stems = stemsIn(name)
    return (
      known(stems) ??
      known(stems.filter(isTelling)) ??
      known(stems.filter(word => isTelling(word) && !saysSomething.has(word)))
    )
  }
  return name => {
    const whole = find(name)
    if (whole) return whole
    // "Butter or margarine", "salt and pepper", "cheese such as cheddar": the first known one.
    for (const part of alternatives(name)) {
      const found = find(part)
      if (found) return found
    }
  }
}

/** More than any recipe names in one line; each is looked for among all products. */
const mostAlternatives = 4

function alternatives(name: string): string[] {
  return name
    .split(/ (?:or|and|o|y|plus|such as|like|preferably) |[/+&]/i)
    .slice(0, mostAlternatives)
}

/** The names under which a product may be looked for: as written, without what describes it, each alternative, and synonyms. */
export function productNames(name: string): string[] {
  const names = [name, ...alternatives(name)].flatMap(each => {
    const words = each.split(' ')
    return [each, words.filter(word => isTelling(stem(word.toLowerCase()))).join(' ')]
  })
  names.push(...names.flatMap(each => synonymsOf.get(keyOf(stemsIn(each))) ?? []))
  return [...new Set(names.map(each => each.trim()))].filter(
    each => each !== '' && !each.includes(':'),
  )
}

function isTelling(word: string): boolean {
  return !saysLittle.has(word)
}

/**
 * How much of what a recipe calls a food is in the name of a product: spaghetti is the pasta for "spaghetti". Words
 * such as "white" and "cheese" only decide between names that are equal without them.
 */
export function nameLikeness(name: string): (product: { name: string }) => number {
  const stems = stemsIn(name)
  return product => {
    const inProduct = stemsOfProduct(product)
    const shared = stems.filter(word => inProduct.has(word))
    const telling = shared.filter(word => !saysSomething.has(word))
    return telling.length + shared.length / (stems.length + 1)
  }
}

const stemsOfProduct = memoize(
  ({ name }: { name: string }): ReadonlySet<string> => new Set(stemsIn(name)),
)

/** Words may come in any order: "basil fresh" is "fresh basil". */
function keyOf(stems: readonly string[]): string {
  return [...stems].sort().join(' ')
}

function stemsIn(name: string): string[] {
  return tokenize(name)
    .filter(word => !joiningWords.has(word) && !spanishJoiningWords.has(word))
    .map(stem)
}

const spanishJoiningWords: ReadonlySet<string> = new Set('de del la el en con'.split(' '))

/** Synonyms by the word stems of a name, from the lists that the search uses. */
const synonymsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(thesaurus.synonyms).map(([name, others]) => [keyOf(stemsIn(name)), others]),
)

/** Words that describe how a food is bought or cut, and do not distinguish foods. */
const saysLittle: ReadonlySet<string> = new Set(
  `large small medium big extra ripe organic freshly virgin kosher sea table flaky fine coarse finely coarsely
  roughly thinly thickly lightly chopped minced diced sliced cubed crushed peeled crumbled grated shredded torn
  unbleached good quality best pure cooking pitted boneless skinless skin bone on cold warm hot boiling lukewarm
  melted softened room temperature packed firmly loosely heaping squeezed juiced toasted beaten drained rinsed
  canned cooked uncooked raw trimmed halved quartered divided optional plain regular favorite your homemade store
  bought leftover baby new sweet cut style long grain natural real thin thick hard soft young zest very choice blend
  nonstick wash picado picada rallado rallada grande mediano mediana fresco fresca maduro madura molida molido congelado
  congelada enlatado enlatada pelado pelada cocido cocida entero entera virgen trozo trozos cubo cubos rodaja rodajas
  dia anterior`
    .split(/\s+/)
    .map(stem),
)

/** Words that distinguish foods, but are dropped if no known food contains them. */
const saysSomething: ReadonlySet<string> = new Set(
  `fresh dried dry frozen whole unsalted salted unsweetened sweetened lean low reduced sodium fat free light dark
  white yellow red green brown flat italian curly leaves leaf sprigs clove stalks ribs florets kernels fillets
  cheese halves pieces chunks strips wedges bunch head stick block`
    .split(/\s+/)
    .map(stem),
)

/** What recipes mean by a name that several foods share, or that none of them has. */
const usuallyMeant: Readonly<Record<string, readonly string[]>> = {
  'whole milk': ['milk'],
  'all purpose flour': ['flour', 'plain flour', 'AP flour'],
  'white rice': ['rice', 'jasmine rice', 'basmati rice', 'long grain rice'],
  'black pepper': ['pepper', 'peppercorns', 'ground pepper'],
  'vegetable oil': ['oil', 'neutral oil', 'cooking oil', 'sunflower oil'],
  'heavy cream': ['cream', 'whipping cream', 'double cream', 'heavy whipping cream'],
  'chicken broth': ['chicken stock', 'stock', 'broth'],
  'low sodium chicken broth': ['low sodium chicken stock', 'reduced sodium chicken broth'],
  'beef broth': ['beef stock'],
  'vegetable broth': ['caldo de verduras', 'vegetable stock', 'low sodium vegetable broth'],
  pasta: [
    ...['spaghetti', 'linguine', 'fettuccine', 'penne', 'rigatoni', 'macaroni', 'elbow macaroni'],
    ...['farfalle', 'fusilli', 'tagliatelle', 'noodles', 'penne pasta', 'short pasta'],
  ],
  'yogurt plain': ['yogurt', 'plain yogurt', 'yoghurt', 'natural yogurt'],
  'greek yogurt nonfat': ['greek yogurt', 'plain greek yogurt'],
  'ground beef 80': ['ground beef', 'beef mince', 'minced beef', 'hamburger meat', 'ground chuck'],
  'ground beef 90': ['lean ground beef', 'extra lean ground beef'],
  'cheddar full fat': [
    ...['cheddar', 'mild cheddar', 'sharp cheddar'],
    ...['cheddar cheese', 'mild cheddar cheese', 'sharp cheddar cheese'],
  ],
  parmesan: ['parmigiano reggiano', 'parmesan', 'parmigiano'],
  mozzarella: ['mozzarella', 'fresh mozzarella', 'mozzarella cheese'],
  ricotta: ['ricotta', 'ricotta cheese'],
  breadcrumbs: ['bread crumbs', 'fresh breadcrumbs', 'dry bread crumbs'],
  'bell pepper red': ['pimiento rojo', 'red pepper', 'bell pepper', 'sweet pepper', 'red capsicum'],
  'bell pepper green': ['green pepper', 'green capsicum', 'pimiento verde'],
  'vanilla extract': ['vanilla', 'vanilla essence', 'pure vanilla'],
  'tuna canned': ['tuna', 'canned tuna', 'tuna in oil'],
  'tofu firm': ['tofu', 'extra firm tofu'],
  'chicken breast': ['chicken breast', 'chicken', 'chicken breast fillet'],
  'chicken thigh': ['chicken thigh'],
  'chuck roast': ['beef chuck', 'stewing beef', 'beef stew meat', 'stew beef', 'chuck'],
  'pork chop': ['pork chop'],
  salmon: ['salmon'],
  shrimp: ['shrimp', 'prawns'],
  oats: ['oats', 'oatmeal', 'old fashioned oats', 'porridge oats'],
  yeast: ['yeast', 'instant yeast', 'dry yeast'],
  'diced tomatoes canned': [
    ...['canned tomatoes', 'canned diced tomatoes', 'fire roasted tomatoes'],
    ...['canned whole tomatoes', 'whole peeled tomatoes'],
  ],
  'crushed tomatoes': ['canned crushed tomatoes', 'passata', 'tomato puree'],
  cocoa: ['cocoa', 'cocoa powder', 'unsweetened cocoa'],
  'chocolate chips': ['chocolate chips', 'semisweet chocolate'],
  'dark chocolate': ['dark chocolate', 'bittersweet chocolate'],
  'powdered sugar': ['confectioners sugar', 'icing sugar'],
  'red wine': ['red wine'],
  'white wine': ['white wine'],
  'chili powder': ['chilli powder'],
  'green onion': ['scallion', 'spring onion', 'green onion'],
  cornstarch: ['corn starch', 'cornflour'],
  'cider vinegar': ['cider vinegar', 'apple cider vinegar'],
  'white vinegar': ['vinegar', 'distilled vinegar'],
  'maple syrup': ['maple syrup'],
  'flour tortilla': ['tortillas', 'flour tortillas'],
  'hot sauce': ['hot pepper sauce'],
  romaine: ['lettuce', 'romaine'],
  sourdough: ['crusty bread', 'country bread'],
  'white bread': ['bread', 'sandwich bread'],
  'peas frozen': ['peas', 'green peas'],
  'corn frozen': ['corn', 'corn kernels', 'sweetcorn'],
  'red pepper flakes': [
    ...['pepper flakes', 'crushed red pepper', 'crushed red pepper flakes'],
    ...['chili flakes', 'red chili flakes', 'chilli flakes'],
  ],
  ginger: ['ginger', 'ginger root', 'fresh root ginger'],
  paprika: ['smoked paprika', 'hot paprika'],
  mushroom: [
    ...['cremini mushrooms', 'button mushrooms', 'brown mushrooms', 'baby bella mushrooms'],
    ...['chestnut mushrooms', 'champiñones'],
  ],
  potato: ['yukon gold potatoes', 'russet potatoes', 'red potatoes', 'waxy potatoes'],
  panko: ['panko breadcrumbs'],
  egg: ['egg yolk', 'free range egg'],
  lemon: ['lemon zest', 'lemon rind', 'lemon peel', 'lemon wedges'],
  lime: ['lime zest', 'lime wedges'],
  orange: ['orange zest'],
  'basil fresh': ['basil'],
  'mint fresh': ['mint'],
  'dill fresh': ['dill'],
  'rosemary fresh': ['rosemary'],
  'thyme dried': ['thyme'],
  'red lentils': ['split red lentils', 'masoor dal', 'lentejas rojas'],
}
