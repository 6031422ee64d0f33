import type { DepartmentOrOther } from '../../catalogue/departments.ts'
import type { BasketGroup } from './dietary-guidance.ts'

/** What a household buys besides the food groups, at most one of each at a time, in this order. */
export const basketExtras = [
  'oil',
  'coffee',
  'seasoning',
  'paper',
  'condiment',
  'soap',
  'broth',
  'tea',
  'trash_bags',
  'juice',
  'laundry',
  'soup',
  'ready_side',
  'snack',
  'sweet',
  'cleaner',
  'water',
] as const

export type BasketExtra = (typeof basketExtras)[number]

/** Extras that are not eaten, so no diet applies to them. */
export const householdExtras: readonly BasketExtra[] = [
  'paper',
  'soap',
  'trash_bags',
  'laundry',
  'cleaner',
]

export type Portion = {
  /** Ounces, by weight or by volume, of one portion as sold. */
  ounces: number
  /** Portions in one piece, if the food is sold by the piece. */
  each?: number
}

type Condition = {
  category?: RegExp
  /** Matched against the kind and the name, in lower case. */
  words?: RegExp
  except?: RegExp
}

export type FoodRules = ReadonlyMap<DepartmentOrOther, readonly FoodRule[]>

type FoodRule = Condition & ((Portion & { group: BasketGroup }) | { extra: BasketExtra })

const fruit =
  /\b(apple|pear|peach|plum|nectarine|apricot|cherr|berr|\w+berr|grape|orange|mandarin|clementine|grapefruit|banana|mango|pineapple|kiwi|melon|\w+melon|fruit)/
const treats =
  /chocolate|candy|cand|cake|dessert|frosted|marshmallow|caramel|cookie|honey bun|mousse/
const rareCuts =
  /liver|gizzard|heart|tripe|feet|tongue|tail|neck|wing|marrow|rib roast|crown|whole turkey|goose|duck|veal|wagyu|filet|tomahawk|lobster/

/**
 * The first matching rule wins. Portions are the equivalents of the Dietary Guidelines as bought: a cup of milk, an
 * ounce and a half of cheese, an ounce of bread, an egg, an ounce of cooked meat from 1⅓ raw.
 */
export const rulesByCategory: FoodRules = new Map([
  inDepartment('Produce', [
    { category: /Green Veg/, group: 'vegetables', ounces: 4.5, each: 3 },
    {
      category: /Salads/,
      group: 'vegetables',
      ounces: 3,
      each: 4,
      except: /dressing|crouton|bowl|kit/,
    },
    { category: /Tomatoes/, group: 'vegetables', ounces: 5.5, each: 1, except: /chil|dried/ },
    {
      category: /Roots/,
      group: 'vegetables',
      ounces: 5.5,
      each: 1.5,
      except: /garlic|ginger|radish|turmeric|sugar cane/,
    },
    { category: /Mushrooms/, group: 'vegetables', ounces: 3, except: /dried|truffle/ },
    {
      category: /Apples|Citrus/,
      group: 'fruits',
      ounces: 6.5,
      each: 1,
      except: /lemon|\blimes?\b/,
    },
    { category: /Berries/, group: 'fruits', ounces: 5 },
    {
      category: /Tropical/,
      group: 'fruits',
      ounces: 6.5,
      each: 1.5,
      except: /plantain|coconut|dragon|durian|passion|star|cane/,
    },
    { category: /Tofu/, words: /tofu|tempeh/, group: 'protein', ounces: 2 },
  ]),
  inDepartment('Frozen', [
    {
      category: /Frozen Vegetables/,
      group: 'vegetables',
      ounces: 4.5,
      except: /rice|pasta|ring|breaded/,
    },
    {
      category: /^Fruit/,
      words: fruit,
      group: 'fruits',
      ounces: 5,
      except: /bar|juice|pop|sorb|ice/,
    },
    { category: /Seafood/, group: 'protein', ounces: 1.33, except: /lobster|crab|ring|stick/ },
    { category: /Ice Cream/, extra: 'sweet', except: /cone|topping/ },
  ]),
  inDepartment('Pantry', [
    {
      category: /Canned Fruit/,
      words: fruit,
      group: 'fruits',
      ounces: 5.5,
      except: /fill|marasch/,
    },
    {
      category: /Canned Fruit/,
      group: 'vegetables',
      ounces: 5.5,
      except: /paste|marasch|filling|sauce|hearts of/,
    },
    { category: /Canned Fish/, group: 'protein', ounces: 1, except: /anchov|kit|spam|luncheon/ },
    { category: /Pasta/, group: 'grains', ounces: 1, except: /sauce|pesto|alfredo|marinara|salad/ },
    {
      category: /Rice/,
      words: /bean|lentil|chickpea|garbanzo|split pea/,
      group: 'protein',
      ounces: 1.6,
      except: /mix|flour|refried|baked|rice and/,
    },
    {
      category: /Rice/,
      group: 'grains',
      ounces: 1,
      except: /bean|lentil|pea|mix|flour|chia|flax|hemp/,
    },
    {
      category: /Spreads/,
      words: /peanut butter|almond butter/,
      group: 'protein',
      ounces: 0.56,
      except: /jelly|powder|chocolate/,
    },
    { category: /Oils/, words: /oil/, extra: 'oil', except: /spray|truffle|sesame|flavored|dip/ },
    { category: /Broths/, extra: 'broth' },
    { category: /Condiments/, extra: 'condiment' },
    { category: /Spices/, extra: 'seasoning', except: /saffron|vanilla|sprinkle/ },
  ]),
  inDepartment('Bakery', [
    {
      category: /Bread/,
      group: 'grains',
      ounces: 1,
      except: /crumb|garlic|stuffing|crouton|cheese/,
    },
    { category: /Rolls/, group: 'grains', ounces: 1, each: 2, except: /slider|cinnamon|sweet/ },
  ]),
  inDepartment('Grocery Aisles', [
    { category: /Cereal/, group: 'grains', ounces: 1, except: treats },
    {
      category: /Nuts/,
      words: /almond|peanut|walnut|cashew|pecan|pistachio/,
      group: 'protein',
      ounces: 0.5,
      except: treats,
    },
    { category: /Soup/, extra: 'soup' },
    { category: /Boxed/, extra: 'ready_side' },
    { category: /Crackers|Popcorn/, extra: 'snack', except: /tin|caramel|chocolate/ },
    { category: /Cookies|Candy/, extra: 'sweet', except: /assort|bulk|bag of/ },
  ]),
  inDepartment('Dairy & Eggs', [
    {
      category: /Milk/,
      group: 'dairy',
      ounces: 8,
      except: /chocolate|strawberry|condensed|shake|barista|buttermilk/,
    },
    { category: /Yogurt/, group: 'dairy', ounces: 8, except: treats },
    { category: /^Cheese/, group: 'dairy', ounces: 1.5, except: /dip|spread|fondue|board|snack/ },
    {
      category: /^Eggs/,
      group: 'protein',
      ounces: 1.75,
      each: 1,
      except: /boiled|bites|nog|quail/,
    },
  ]),
  inDepartment('Meat & Seafood', [
    { category: /Chicken|Beef|Pork/, group: 'protein', ounces: 1.33, except: rareCuts },
    { category: /^Fish/, group: 'protein', ounces: 1.33, except: /caviar|roe|smoked|pickled|dip/ },
    { category: /Meatless/, group: 'protein', ounces: 1.33 },
  ]),
  inDepartment('Deli', [
    {
      category: /Sliced Meats/,
      group: 'protein',
      ounces: 1,
      except: /salami|pepperoni|prosciutto/,
    },
  ]),
  inDepartment('Beverages', [
    {
      category: /Shelf-Stable Milk/,
      group: 'dairy',
      ounces: 8,
      except: /chocolate|coconut|barista/,
    },
    { category: /Coffee/, extra: 'coffee', except: /bottle|iced|cold brew|latte|frapp|filter/ },
    { category: /Tea & Cocoa/, words: /tea/, extra: 'tea' },
    { category: /Juice/, extra: 'juice', except: /cocktail|lime juice|lemon juice|shot/ },
    { category: /Water/, extra: 'water', except: /distilled/ },
  ]),
  inDepartment('Household', [
    { category: /Paper/, words: /toilet paper|paper towel/, extra: 'paper' },
    { category: /Dish/, words: /dish soap|hand soap/, extra: 'soap' },
    { category: /Laundry/, words: /detergent/, extra: 'laundry', except: /baby/ },
    { category: /Bags/, words: /trash bag/, extra: 'trash_bags', except: /lawn|leaf/ },
    {
      category: /Cleaners/,
      words: /all purpose|disinfecting wipes|glass cleaner/,
      extra: 'cleaner',
    },
  ]),
])

/** For products that are known only by name and department. */
export const rulesByWords: FoodRules = new Map([
  inDepartment('Produce', [
    { words: fruit, group: 'fruits', ounces: 6.5, each: 1, except: /juice|dip|dried|salad|tray/ },
    {
      group: 'vegetables',
      ounces: 5,
      each: 1.5,
      except:
        /juice|dip|herb|basil|mint|cilantro|garlic|ginger|lemon|\blimes?\b|flower|bouquet|tray|dressing|tofu/,
    },
  ]),
  inDepartment('Dairy & Eggs', [
    { words: /\beggs?\b/, group: 'protein', ounces: 1.75, each: 1, except: /boiled|bites|nog/ },
    { words: /\bmilk\b/, group: 'dairy', ounces: 8, except: /chocolate|condensed|shake/ },
    { words: /yogurt/, group: 'dairy', ounces: 8, except: treats },
    { words: /cheese/, group: 'dairy', ounces: 1.5, except: /dip|spread|cream cheese|cake/ },
  ]),
  inDepartment('Meat & Seafood', [
    {
      words: /chicken|turkey|beef|pork|salmon|cod|tilapia|tuna/,
      group: 'protein',
      ounces: 1.33,
      except: rareCuts,
    },
  ]),
  inDepartment('Bakery', [
    {
      words: /bread|bagel|buns?\b|tortilla|pita/,
      group: 'grains',
      ounces: 1,
      each: 2,
      except: /crumb|garlic|ginger|cinnamon|banana/,
    },
  ]),
  ...(['Pantry', 'Grocery Aisles', 'Frozen'] as const).map(department =>
    inDepartment(department, [
      {
        words: /\b(pasta|spaghetti|penne|rice|oats|oatmeal|cereal)\b/,
        group: 'grains',
        ounces: 1,
        except: /sauce|pudding|mix|bar|dinner|krispie treat|cake/,
      },
      {
        words:
          /\b(black|pinto|kidney|navy|garbanzo) beans?\b|lentils?|chickpeas?|\btuna\b|peanut butter/,
        group: 'protein',
        ounces: 1.5,
        except: /soup|candy|cookie|bar|cup|cracker|dinner/,
      },
      {
        words: /\b(broccoli|peas|corn|spinach|green beans|mixed vegetables|diced tomatoes)\b/,
        group: 'vegetables',
        ounces: 5,
        except: /soup|chip|dip|nut|starch|syrup|bread|muffin|dog|pop/,
      },
    ]),
  ),
  inDepartment('Beverages', [
    { words: /\bcoffee\b/, extra: 'coffee', except: /iced|latte|filter/ },
    { words: /\btea bags?\b/, extra: 'tea' },
    { words: /\bjuice\b/, extra: 'juice', except: /cocktail|lime|lemon/ },
  ]),
  inDepartment('Household', [
    { words: /toilet paper|bath tissue|paper towel/, extra: 'paper' },
    { words: /dish soap|hand soap/, extra: 'soap' },
    { words: /laundry detergent/, extra: 'laundry' },
    { words: /trash bag/, extra: 'trash_bags' },
  ]),
])

function inDepartment(
  department: DepartmentOrOther,
  rules: readonly FoodRule[],
): [DepartmentOrOther, readonly FoodRule[]] {
  return [department, rules]
}
