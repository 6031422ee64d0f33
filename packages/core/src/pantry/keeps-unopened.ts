import type { DepartmentOrOther } from '../catalogue/departments.ts'
import { addDays } from '../days.ts'
import { holdsWord } from '../plan/foods/holds-word.ts'
import { keepsDays } from '../plan/foods/keeps-days.ts'
import { foldWords } from '../text/fold-text.ts'

type Bought = { name: string; foods: readonly string[]; department: DepartmentOrOther }

/** The last day on which something bought on `day` is good; null if it keeps for a long time. */
export function lastGoodDay(bought: Bought, day: string): string | null {
  const days = daysUnopened(bought)
  return days === null ? null : addDays(day, days)
}

/**
 * How many days an unopened package keeps in the refrigerator: the lower ends of the cold food storage chart of
 * FoodSafety.gov and, for what it leaves out, of the USDA's FoodKeeper. Fresh produce keeps as long as an opened
 * package. Only departments with perishable food have a date: a can keeps for years.
 */
function daysUnopened({ name, foods, department }: Bought): number | null {
  const rules = daysByDepartment[department]
  if (!rules) return null
  const text = [name, ...foods].map(foldWords).join('|')
  const found = rules.find(({ words }) => words.some(word => holdsWord(text, word)))
  if (found) return found.days
  return department === 'Produce' ? keepsDays({ food: foods[0] ?? name, name }) : null
}

/** The first match wins, so smoked salmon comes before salmon. */
const daysByDepartment: Partial<Record<DepartmentOrOther, readonly Rule[]>> = {
  'Meat & Seafood': [
    rule(7, 'bacon, pepperoni, salami'),
    rule(14, 'hot dog, frankfurter, smoked'),
    rule(
      1,
      `ground, sausage, bratwurst, chicken, turkey, duck, game hen, poultry, liver, fish, cod, salmon, tilapia,
      halibut, trout, catfish, haddock, flounder, tuna, swordfish, bass, barramundi, branzino, arctic char, grouper, mackerel,
      mahi mahi, perch, pollock, smelt, snapper, sole, seafood, calamari, squid, octopus, scallop, crab, crabmeat,
      lobster, clam, mussel, oyster`,
    ),
    rule(
      3,
      `shrimp, crawfish, beef, steak, filet mignon, london broil, oxtail, pork, lamb, veal, venison, bison, rabbit, roast,
      chop, rib, brisket, ham, stew meat, sirloin`,
    ),
  ],
  'Dairy & Eggs': [
    rule(21, 'egg'),
    rule(30, 'butter'),
    rule(14, 'cream cheese'),
    rule(7, 'mozzarella, ricotta, feta, goat cheese, brie, cottage cheese, queso'),
    rule(10, 'heavy cream, whipping cream'),
    rule(7, 'buttermilk, milk, half and half, half half, sour cream, yogurt, skyr, kefir, cream'),
  ],
  Deli: [
    rule(
      3,
      'salad, coleslaw, slaw, soup, sliced, rotisserie, chicken, turkey, ham, roast beef, pastrami',
    ),
    rule(7, 'hummus, dip, salsa, guacamole'),
  ],
  Produce: [
    rule(7, 'green onion, scallion'),
    rule(30, 'potato, onion, garlic, ginger, apple'),
    rule(14, 'carrot, beet, turnip, parsnip'),
    rule(10, 'orange, lemon, lime, grapefruit, clementine, tangerine'),
    rule(7, 'cabbage, celery, tofu'),
  ],
  Bakery: [rule(14, 'bread, roll, bun, bagel, muffin, pita, naan')],
}

type Rule = { days: number; words: readonly string[] }

function rule(days: number, words: string): Rule {
  return { days, words: words.split(',').map(word => word.trim()) }
}
