import { foldWords } from '../../text/fold-text.ts'
import { holdsWord } from './holds-word.ts'

/**
 * How many days an opened package keeps in the refrigerator, or fresh produce once it is ripe; null if it outlasts
 * any plan. Raw meat and fish count as keeping, since the rest of a package can be frozen. The figures are the lower
 * ends in the USDA's FoodKeeper, at least three days.
 */
export function keepsDays({ food, name }: { food: string; name: string }): number | null {
  const text = `${foldWords(food)}|${foldWords(name)}`
  const found = daysByWords.find(({ words }) => words.some(word => holdsWord(text, word)))
  return found?.days ?? null
}

/** The first match wins, so coconut milk comes before milk, and canned corn before corn. */
const daysByWords: readonly { days: number | null; words: readonly string[] }[] = [
  rule(
    null,
    'dried, dry, ground, powder, frozen, butter, chips, seeds, oil, vinegar, wine, jam, flour',
  ),
  rule(
    3,
    `canned, refried beans, broth, stock, coconut milk, half and half, half half, deli turkey, tofu, tempeh,
    raspberry, blackberry, strawberry, avocado, corn on cob, asparagus, green beans, broccoli, kale,
    edamame, pumpkin, crab, crabmeat`,
  ),
  rule(
    5,
    `tomato sauce, crushed tomatoes, diced tomatoes, marinara, spinach, arugula, mushroom, portobello,
    zucchini, eggplant, cucumber, cauliflower, romaine, iceberg, lettuce, ham, soup, peach, cherry, plum,
    mango, ripe banana, tomato paste`,
  ),
  rule(
    7,
    `milk, buttermilk, cream cheese, sour cream, heavy cream, cream, yogurt, cottage cheese, ricotta,
    mozzarella, feta, goat cheese, hummus, parsley, cilantro, basil fresh, mint, dill fresh, rosemary fresh,
    thyme fresh, green onion, bell pepper, jalapeno, tomato, grape, blueberry, salsa, pineapple,
    cantaloupe, watermelon, orange juice, apple juice, applesauce, brussels sprouts, leek, fennel, radish,
    bacon, hot dog, pepperoni, egg white, kiwi, pear, banana, beet`,
  ),
]

function rule(days: number | null, words: string) {
  return { days, words: words.split(',').map(word => word.trim()) }
}
