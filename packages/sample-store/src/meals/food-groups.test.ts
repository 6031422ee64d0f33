import { type FoodGroup, foodGroups } from '@aisleway/core/plan/food-groups'
import { groupsOfFood } from '@aisleway/core/plan/foods/groups-of-food'
import { describe, expect, it } from 'vitest'
import { ingredients } from '../ingredients.ts'

const foodsByGroup: Record<FoodGroup, string> = {
  meat: `chicken breast, chicken thigh, chicken wings, whole chicken, ground beef 80, ground beef 90, sirloin steak,
    flank steak, chuck roast, ribeye, pork chop, pork tenderloin, pork shoulder, ground pork, bacon, ham, italian sausage,
    chorizo, pepperoni, hot dog, deli turkey, salami, lamb ground, chicken broth, low sodium chicken broth, beef broth,
    gelatin`,
  pork: `pork chop, pork tenderloin, pork shoulder, ground pork, bacon, ham, italian sausage, chorizo, pepperoni,
    hot dog, salami, gelatin`,
  fish: 'salmon, cod, tilapia, tuna canned, halibut, anchovy, worcestershire, fish sauce',
  shellfish: 'shrimp, scallops, crab',
  milk: `whole milk, milk 2%, skim milk, buttermilk, heavy cream, half and half, sour cream, cream cheese, butter,
    butter unsalted, yogurt plain, greek yogurt nonfat, cheddar, cheddar full fat, mozzarella, mozzarella part skim,
    parmesan, feta, goat cheese, ricotta, ricotta part skim, cottage cheese, swiss, provolone, monterey jack, american cheese, blue cheese,
    gouda, vanilla ice cream, whipped topping, english muffin, hamburger bun, pie crust, puff pastry,
    cream of mushroom soup, chocolate chips, dark chocolate`,
  eggs: 'egg, egg white, egg noodles, mayonnaise',
  wheat: `couscous, bulgur, pasta, whole wheat pasta, egg noodles, all purpose flour, whole wheat flour, breadcrumbs,
    panko, white bread, whole wheat bread, sourdough, bagel, english muffin, flour tortilla, pita, hamburger bun, granola,
    crackers, pie crust, puff pastry, pretzels, soy sauce, low sodium soy sauce, hoisin, teriyaki, cream of mushroom soup`,
  soy: `tofu firm, tempeh, edamame, soy milk, soy sauce, low sodium soy sauce, worcestershire, hoisin, teriyaki,
    cream of mushroom soup, chocolate chips, dark chocolate`,
  peanuts: 'peanut butter, peanuts',
  tree_nuts: `almond butter, almonds, walnuts, pecans, cashews, pistachio, pine nuts, almond milk, almond flour,
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
  ])('%s contains %j', (name, groups) => {
    expect(groupsOfFood({ food: name.replaceAll(' ', '-'), name })).toEqual(groups)
  })
})
