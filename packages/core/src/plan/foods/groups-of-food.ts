import { foldWords } from '../../fold-text.ts'
import { type FoodGroup, foodGroups } from '../food-groups.ts'
import { holdsWord } from './holds-word.ts'

/**
 * The groups that a food normally contains, by whole words of its key and its name. When in doubt, a food counts as
 * containing a group, such as milk in chocolate: one meal too few does no harm. The package's label decides.
 */
export function groupsOfFood({ food, name }: { food: string; name: string }): FoodGroup[] {
  const key = `${food}\n${name}`
  const known = knownGroups.get(key)
  if (known) return known
  const text = readings.reduce(
    (rest, [other, is]) => rest.replaceAll(` ${other} `, ` ${is} `),
    `${foldWords(food)}|${foldWords(name)}`,
  )
  const groups = foodGroups.filter(group => wordsOfGroup[group].some(word => holdsWord(text, word)))
  if (knownGroups.size < mostKnown) knownGroups.set(key, groups)
  return groups
}

const knownGroups = new Map<string, FoodGroup[]>()
/** Imported recipes have endless names for foods, so the cache is bounded. */
const mostKnown = 20_000

function list(words: string): readonly string[] {
  return words.split(',').map(word => word.trim())
}

const pork =
  list(`pork, bacon, ham, prosciutto, pancetta, salami, pepperoni, chorizo, sausage, bratwurst,
  hot dog, frankfurter, mortadella, lard, gelatin, marshmallow, carnitas, spare ribs, baby back ribs`)
const cheese =
  list(`cheese, cheddar, mozzarella, parmesan, parmigiano, pecorino, feta, ricotta, swiss,
  provolone, monterey jack, pepper jack, gouda, brie, gruyere, mascarpone, halloumi, paneer, burrata,
  asiago, romano, queso, cotija, camembert, gorgonzola`)
const soySauces = list('soy sauce, teriyaki, hoisin, tamari, ponzu')

const wordsOfGroup: Record<FoodGroup, readonly string[]> = {
  meat: [
    ...pork,
    ...list(`meat, beef, chicken, turkey, duck, goose, lamb, veal, venison, bison, rabbit, goat meat,
      steak, sirloin, ribeye, brisket, chuck roast, pot roast, short rib, meatball, pastrami, jerky,
      bologna, liver, pate, oxtail`),
  ],
  pork,
  // Worcestershire sauce is made with anchovies.
  fish: list(`fish, salmon, cod, tilapia, tuna, halibut, anchovy, anchovies, trout, sardine, mackerel,
    haddock, pollock, snapper, sea bass, catfish, herring, swordfish, mahi mahi, flounder, sole, caviar,
    surimi, worcestershire`),
  shellfish:
    list(`shellfish, shrimp, prawn, scallop, crab, crabmeat, lobster, crayfish, crawfish, clam,
    mussel, oyster, squid, calamari, octopus`),
  milk: [
    ...cheese,
    ...list(`milk, butter, buttermilk, cream, half and half, yogurt, yoghurt, kefir, ghee, whey, casein,
      custard, whipped topping, caramel, chocolate, ranch, alfredo, pesto, brioche, naan, english muffin,
      croissant, puff pastry, pie crust, hamburger bun, pancake mix`),
  ],
  eggs: list(`egg, egg white, egg yolk, mayonnaise, mayo, aioli, meringue, custard, brioche, challah,
    fresh pasta, ladyfinger, hollandaise, pancake mix`),
  // Barley, rye and oats contain or may contain gluten, but they are not wheat.
  wheat: [
    ...soySauces,
    ...list(`wheat, flour, bread, breadcrumb, bread crumb, panko, pasta, spaghetti, macaroni, penne, linguine,
      fettuccine, lasagna, orzo, rigatoni, farfalle, rotini, ziti, ravioli, tortellini, gnocchi, noodle, ramen,
      udon, couscous, bulgur, farro, spelt, semolina, seitan, pita, naan, bagel, muffin, bun, roll,
      baguette, sourdough, ciabatta, focaccia, brioche, challah, croissant, cracker, pretzel, crouton,
      pie crust, puff pastry, phyllo, filo, pizza dough, wonton, egg roll, graham, cookie, cake,
      tortilla, cream of mushroom soup, cream of chicken soup, pancake mix, stuffing, granola`),
  ],
  soy: [
    ...soySauces,
    ...list(`soy, soya, soybean, soybeans, tofu, tempeh, edamame, miso, natto, worcestershire, chocolate,
      cream of mushroom soup, cream of chicken soup`),
  ],
  peanuts: list('peanut, peanuts, satay'),
  tree_nuts:
    list(`nut, mixed nuts, almond, walnut, pecan, cashew, pistachio, pine nut, hazelnut, macadamia,
    brazil nut, chestnut, pesto, marzipan, praline, nutella, granola`),
  sesame: list(
    'sesame, tahini, hummus, halva, zaatar, za atar, hamburger bun, everything bagel, hoisin',
  ),
}

/** Foods whose names contain such a word but which are something else, and what they count as; longer names first. */
const readings: readonly (readonly [name: string, is: string])[] = Object.entries({
  'cream of tartar': '',
  'cream of coconut': '',
  'coconut milk': '',
  'coconut cream': '',
  'coconut butter': '',
  'coconut yogurt': '',
  'coconut flour': '',
  'almond milk': 'almond',
  'almond flour': 'almond',
  'almond butter': 'almond',
  'cashew milk': 'cashew',
  'cashew butter': 'cashew',
  'peanut butter': 'peanut',
  'soy milk': 'soy',
  'soy yogurt': 'soy',
  'oat milk': '',
  'rice milk': '',
  'oat flour': '',
  'rice flour': '',
  'corn flour': '',
  'chickpea flour': '',
  'tapioca flour': '',
  'potato flour': '',
  'buckwheat noodles': '',
  'rice noodles': '',
  'rice noodle': '',
  'rice cakes': '',
  'corn tortillas': '',
  'corn tortilla': '',
  'tortilla chips': '',
  'cocoa butter': '',
  'apple butter': '',
  'butter beans': '',
  'butter lettuce': '',
  'swiss chard': '',
  'oyster mushrooms': '',
  'oyster mushroom': '',
  'oyster crackers': 'cracker',
  'hot dog buns': 'bun',
  'hot dog bun': 'bun',
  'turkey bacon': 'turkey',
  'crab apple': '',
  'water chestnuts': '',
  'water chestnut': '',
  'poultry seasoning': '',
  'steak seasoning': '',
  'duck sauce': '',
})
