import { type FoodRules, fruit, rareCuts, treats } from './food-rules.ts'

/**
 * For the sample store's products, whose categories are known. Portions are the equivalents of the Dietary Guidelines as
 * bought: a cup of milk, an ounce and a half of cheese, an ounce of bread, an egg, an ounce of cooked meat from 1⅓ raw.
 */
export const rulesByCategory: FoodRules = {
  Produce: [
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
  ],
  Frozen: [
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
  ],
  Pantry: [
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
      except: /mix|flour|refried|baked|pork|rice and/,
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
  ],
  Bakery: [
    {
      category: /Bread/,
      group: 'grains',
      ounces: 1,
      except: /crumb|garlic|stuffing|crouton|cheese/,
    },
    { category: /Rolls/, group: 'grains', ounces: 1, each: 2, except: /slider|cinnamon|sweet/ },
  ],
  'Grocery Aisles': [
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
  ],
  'Dairy & Eggs': [
    {
      category: /Milk/,
      group: 'dairy',
      ounces: 8,
      except: /chocolate|strawberry|condensed|shake|barista|buttermilk/,
    },
    { category: /Yogurt/, group: 'dairy', ounces: 8, except: treats },
    {
      category: /^Cheese/,
      group: 'dairy',
      ounces: 1.5,
      except: /dip|spread|fondue|board|snack|party/,
    },
    {
      category: /^Eggs/,
      group: 'protein',
      ounces: 1.75,
      each: 1,
      except: /boiled|bites|nog|quail/,
    },
  ],
  'Meat & Seafood': [
    { category: /Chicken|Beef|Pork/, group: 'protein', ounces: 1.33, except: rareCuts },
    { category: /^Fish/, group: 'protein', ounces: 1.33, except: /caviar|roe|smoked|pickled|dip/ },
    { category: /Meatless/, group: 'protein', ounces: 1.33 },
  ],
  Deli: [
    {
      category: /Sliced Meats/,
      group: 'protein',
      ounces: 1,
      except: /salami|pepperoni|prosciutto/,
    },
  ],
  Beverages: [
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
  ],
  Household: [
    { category: /Paper/, words: /toilet paper|paper towel/, extra: 'paper' },
    { category: /Dish/, words: /dish soap|hand soap/, extra: 'soap' },
    { category: /Laundry/, words: /detergent/, extra: 'laundry', except: /baby/ },
    { category: /Bags/, words: /trash bag/, extra: 'trash_bags', except: /lawn|leaf/ },
    {
      category: /Cleaners/,
      words: /all purpose|disinfecting wipes|glass cleaner/,
      extra: 'cleaner',
    },
  ],
}
