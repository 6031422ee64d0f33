import { foldWords } from '../../text/fold-text.ts'
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
  list(`pork, bacon, ham, prosciutto, pancetta, salami, pepperoni, chorizo, sausage, bratwurst, kielbasa,
  knockwurst, liverwurst, andouille, hot dog, frankfurter, bologna, mortadella, soppressata, capocollo,
  coppa, speck, guanciale, charcuterie, lard, gelatin, marshmallow, carnitas, boston butt, spare ribs,
  baby back ribs, louis style ribs, country style ribs`)
const cheese =
  list(`cheese, cheddar, mozzarella, parmesan, parmigiano, pecorino, feta, ricotta, swiss,
  provolone, monterey jack, pepper jack, colby jack, gouda, brie, gruyere, mascarpone, halloumi, paneer,
  burrata, asiago, romano, queso, cotija, camembert, gorgonzola, fontina, havarti, edam, manchego, colby,
  muenster, grana, taleggio, scamorza, emmental, roquefort, mexican blend`)
const soySauces = list('soy sauce, teriyaki, hoisin, tamari, ponzu, oyster sauce')
const surimi = list('surimi, imitation crab')
const creamyDressings = list('ranch, caesar')
const cakes =
  list(`cake, cupcake, cheesecake, cookie, brownie, blondie, donut, doughnut, waffle, pancake, crepe,
  eclair, ladyfinger, whoopie pie, biscotti, tiramisu, quiche`)

const wordsOfGroup: Record<FoodGroup, readonly string[]> = {
  meat: [
    ...pork,
    ...list(`meat, beef, chicken, turkey, duck, goose, lamb, veal, venison, bison, rabbit, goat meat,
      game hen, quail, steak, sirloin, ribeye, brisket, ground chuck, chuck roast, pot roast, round roast,
      rib roast, prime rib, short rib, filet mignon, london broil, drumstick, meatball, pastrami, bresaola,
      bolognese, jerky, liver, pate, oxtail`),
  ],
  pork,
  // Worcestershire sauce, Caesar dressing and kimchi are made with anchovies or fish sauce.
  fish: [
    ...surimi,
    ...list(`fish, salmon, lox, cod, tilapia, tuna, halibut, anchovy, anchovies, trout, sardine, mackerel,
      haddock, pollock, hake, perch, swai, barramundi, branzino, porgy, grouper, monkfish, eel, shark, smelt,
      whitefish, bluefish, arctic char, snapper, bass, catfish, herring, swordfish, mahi mahi, flounder,
      sole, caviar, seafood, worcestershire, caesar, kimchi`),
  ],
  shellfish:
    list(`shellfish, shrimp, prawn, scampi, scallop, crab, crabmeat, lobster, crayfish, crawfish, clam,
    mussel, oyster, squid, calamari, octopus, seafood`),
  milk: [
    ...cheese,
    ...creamyDressings,
    ...cakes,
    ...list(`milk, butter, buttermilk, cream, creme, crema, creamer, half and half, half half, yogurt, yoghurt,
      kefir, skyr, labneh, quark, tzatziki, eggnog, ghee, whey, casein, custard, pudding, flan, gelato, sherbet,
      dulce de leche, whipped topping, caramel, chocolate, alfredo, pesto, scampi, brioche, naan,
      english muffin, biscuit, scone, croissant, puff pastry, pie crust, hamburger bun, pancake mix`),
  ],
  eggs: [
    ...surimi,
    ...creamyDressings,
    ...cakes,
    ...list(`egg, egg white, egg yolk, eggnog, mayonnaise, mayo, aioli, tartar sauce, remoulade, russian dressing,
      thousand island, coleslaw, meringue, macaron, macaroon, custard, flan, creme brulee, ice cream, gelato,
      brioche, challah, fresh pasta, fresh fettuccine, fresh linguine, ravioli, tortellini, pappardelle,
      tagliatelle, meatball, wonton, dumpling wrapper, hollandaise, pancake mix`),
  ],
  // Barley, rye and oats contain or may contain gluten, but they are not wheat.
  wheat: [
    ...soySauces,
    ...surimi,
    ...cakes,
    ...list(`wheat, flour, bread, breadcrumb, bread crumb, breadstick, panko, pasta, spaghetti, macaroni, penne,
      linguine, fettuccine, lasagna, orzo, rigatoni, farfalle, rotini, ziti, ravioli, tortellini, gnocchi,
      angel hair, bucatini, capellini, pappardelle, tagliatelle, ditalini, cavatappi, campanelle, cavatelli,
      manicotti, paccheri, casarecce, fideo, pastina, noodle, ramen, udon, couscous, bulgur, tabbouleh, farro,
      spelt, semolina, seitan, pita, naan, bagel, muffin, bun, roll, biscuit, scone, baguette, sourdough,
      ciabatta, focaccia, brioche, challah, croissant, cracker, crostini, flatbread, lavash, roti, crumpet,
      matzo, wafer, pretzel, breaded, meatball, crouton, pie crust, puff pastry, phyllo, filo, pizza crust,
      pizza dough, wonton, dumpling, egg roll, graham, tortilla, cream of, pancake mix, stuffing, granola`),
  ],
  soy: [
    ...soySauces,
    ...list(`soy, soya, soymilk, soybean, soybeans, tofu, tempeh, edamame, miso, natto, worcestershire, chocolate,
      brownie, cream of`),
  ],
  peanuts: list('peanut, peanuts, satay, trail mix'),
  tree_nuts:
    list(`nut, mixed nuts, trail mix, almond, almondine, almondmilk, walnut, pecan, cashew, pistachio, pine nut, hazelnut,
    macadamia, brazil nut, chestnut, pesto, marzipan, macaron, biscotti, praline, nutella, granola`),
  sesame: list(
    `sesame, tahini, hummus, baba ganoush, halva, zaatar, za atar, hamburger bun, everything bagel, hoisin`,
  ),
}

/** Foods whose names contain such a word but which are something else, and what they count as; longer names first. */
const readings: readonly (readonly [name: string, is: string])[] = Object.entries({
  'cream of tartar': '',
  'cream of coconut': '',
  'cream of rice': '',
  'cream of wheat': 'wheat',
  'cake flour': 'flour',
  'pancake syrup': '',
  'waffle fries': '',
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
