import { type FoodGroup, foodGroups } from '@aisleway/core/plan/food-groups'
import { groupsOfFood } from '@aisleway/core/plan/foods/groups-of-food'
import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { ingredients } from '../ingredients.ts'
import { partsOf } from '../nutrition/serving.ts'
import { choicesOf, labelOf, mixOf } from '../product-choices.ts'
import { productsFor } from './products-for.ts'

const foodsByGroup: Record<FoodGroup, string> = {
  meat: `chicken breast, chicken thigh, chicken wings, whole chicken, ground beef 80, ground beef 90, sirloin steak,
    flank steak, chuck roast, ribeye, pork chop, pork tenderloin, pork shoulder, ground pork, bacon, ham, sliced ham, italian sausage,
    chorizo, pepperoni, hot dog, deli turkey, salami, lamb ground, chicken broth, low sodium chicken broth, beef broth,
    gelatin`,
  pork: `pork chop, pork tenderloin, pork shoulder, ground pork, bacon, ham, sliced ham, italian sausage, chorizo, pepperoni,
    hot dog, salami, gelatin`,
  fish: 'salmon, cod, tilapia, tuna canned, halibut, anchovy, worcestershire, fish sauce',
  shellfish: 'shrimp, scallops, crab',
  milk: `whole milk, milk 2%, skim milk, buttermilk, heavy cream, half and half, sour cream, cream cheese, butter,
    butter unsalted, yogurt plain, greek yogurt nonfat, cheddar reduced fat, cheddar full fat, mozzarella, mozzarella part skim,
    parmesan, feta, goat cheese, ricotta, ricotta part skim, cottage cheese, swiss, provolone, monterey jack, american cheese, blue cheese,
    gouda, vanilla ice cream, whipped topping, english muffin, hamburger bun, pie crust, puff pastry,
    cream of mushroom soup, chocolate chips, dark chocolate`,
  eggs: 'egg, egg white, egg noodles, mayonnaise, vanilla ice cream',
  wheat: `couscous, bulgur, pasta, spaghetti, linguine, fettuccine, whole wheat pasta, whole wheat spaghetti, egg noodles, all purpose flour, whole wheat flour, breadcrumbs,
    panko, white bread, whole wheat bread, sourdough, bagel, english muffin, flour tortilla, large flour tortilla, pita, hamburger bun, granola,
    crackers, pie crust, puff pastry, pretzels, soy sauce, low sodium soy sauce, hoisin, teriyaki, cream of mushroom soup`,
  soy: `tofu firm, tempeh, edamame, soy milk, soy sauce, low sodium soy sauce, worcestershire, hoisin, teriyaki,
    cream of mushroom soup, chocolate chips, dark chocolate`,
  peanuts: 'peanut butter, peanuts',
  tree_nuts: `almond butter, almonds, sliced almonds, walnuts, pecans, cashews, pistachio, pine nuts, almond milk, almond flour,
    granola`,
  sesame: 'hummus, sesame seeds, tahini, sesame oil, hamburger bun, hoisin',
}

describe('of all foods of the store', () => {
  it.each(foodGroups)('those that contain %s are known, and no others', group => {
    const found = Object.entries(ingredients)
      .filter(([food, { name }]) => groupsOfFood({ food, name }).includes(group))
      .map(([food]) => food)
    expect(found.sort()).toEqual(foodsByGroup[group].split(/,\s+/).sort())
  })
})

describe('a product that serves as a food', () => {
  it('is made of no group that the food does not contain', () => {
    const choices = content.departments.flatMap(({ kinds }) => kinds.flatMap(choicesOf))
    const products = choices.map(choice => ({
      kind: choice.kind.slug,
      name: labelOf(choice),
      parts: partsOf(mixOf(choice) ?? {}).map(([part]) => part),
    }))
    const beyond = Object.entries(ingredients).flatMap(([food, { name }]) => {
      const known = groupsOfFood({ food, name })
      return productsFor(food, products).flatMap(product => {
        const found = product.parts.flatMap(part =>
          groupsOfFood({ food: part, name: ingredients[part]?.name ?? part }),
        )
        return found.filter(group => !known.includes(group)).map(group => [product.name, group])
      })
    })
    expect(beyond).toEqual([])
  })
})

describe('a food whose name holds the word of another', () => {
  it.each<[name: string, groups: FoodGroup[]]>([
    ['eggplant', []],
    ['coconut milk', []],
    ['almond milk', ['tree_nuts']],
    ['peanut butter', ['peanuts']],
    ['butternut squash', []],
    ['nutmeg', []],
    ['water chestnuts', []],
    ['swiss chard', []],
    ['cocoa butter', []],
    ['cream of tartar', []],
    ['oyster mushrooms', []],
    ['corn tortillas', []],
    ['rice noodles', []],
    ['buckwheat groats', []],
    ['hot dog buns', ['wheat']],
    ['turkey bacon', ['meat']],
    ['soy milk', ['soy']],
    ['cake flour', ['wheat']],
    ['pancake syrup', []],
  ])('%s contains %j', (name, groups) => {
    expect(groupsOfFood({ food: name.replaceAll(' ', '-'), name })).toEqual(groups)
  })
})

describe('a food that is named by what it is, not by what it contains', () => {
  it.each<[name: string, groups: FoodGroup[]]>([
    ['Fontina', ['milk']],
    ['Crème Fraîche', ['milk']],
    ['Half & Half', ['milk']],
    ['Labneh', ['milk']],
    ['Hake Fillet', ['fish']],
    ['Barramundi Fillet', ['fish']],
    ['Spicy Napa Kimchi', ['fish']],
    ['Caesar Dressing', ['fish', 'milk', 'eggs']],
    ['Ranch Dressing', ['milk', 'eggs']],
    ['Tartar Sauce', ['eggs']],
    ['Filet Mignon', ['meat']],
    ['Cornish Game Hen', ['meat']],
    ['Sliced Soppressata', ['meat', 'pork']],
    ['Imitation Crab', ['fish', 'shellfish', 'eggs', 'wheat']],
    ['Oyster Sauce', ['shellfish', 'wheat', 'soy']],
    ['Wonton Wrappers', ['eggs', 'wheat']],
    ['Angel Hair', ['wheat']],
    ['Angel Food Cake', ['milk', 'eggs', 'wheat']],
    ['Baba Ganoush', ['sesame']],
    ['Unsweetened Almondmilk', ['tree_nuts']],
  ])('%s contains %j', (name, groups) => {
    expect(groupsOfFood({ food: name, name })).toEqual(groups)
  })
})
