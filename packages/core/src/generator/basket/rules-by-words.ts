import { type FoodRule, type FoodRules, fruit, rareCuts, treats } from './food-rules.ts'

const keptLong: readonly FoodRule[] = [
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
]

/** For products that are known only by name and department. */
export const rulesByWords: FoodRules = {
  Produce: [
    { words: fruit, group: 'fruits', ounces: 6.5, each: 1, except: /juice|dip|dried|salad|tray/ },
    {
      group: 'vegetables',
      ounces: 5,
      each: 1.5,
      except:
        /juice|dip|herb|basil|mint|cilantro|garlic|ginger|lemon|\blimes?\b|flower|bouquet|tray|dressing|tofu/,
    },
  ],
  'Dairy & Eggs': [
    { words: /\beggs?\b/, group: 'protein', ounces: 1.75, each: 1, except: /boiled|bites|nog/ },
    { words: /\bmilk\b/, group: 'dairy', ounces: 8, except: /chocolate|condensed|shake/ },
    { words: /yogurt/, group: 'dairy', ounces: 8, except: treats },
    { words: /cheese/, group: 'dairy', ounces: 1.5, except: /dip|spread|cream cheese|cake/ },
  ],
  'Meat & Seafood': [
    {
      words: /chicken|turkey|beef|pork|salmon|cod|tilapia|tuna/,
      group: 'protein',
      ounces: 1.33,
      except: rareCuts,
    },
  ],
  Bakery: [
    {
      words: /bread|bagel|buns?\b|tortilla|pita/,
      group: 'grains',
      ounces: 1,
      each: 2,
      except: /crumb|garlic|ginger|cinnamon|banana/,
    },
  ],
  Pantry: keptLong,
  'Grocery Aisles': keptLong,
  Frozen: keptLong,
  Beverages: [
    { words: /\bcoffee\b/, extra: 'coffee', except: /iced|latte|filter/ },
    { words: /\btea bags?\b/, extra: 'tea' },
    { words: /\bjuice\b/, extra: 'juice', except: /cocktail|lime|lemon/ },
  ],
  Household: [
    { words: /toilet paper|bath tissue|paper towel/, extra: 'paper' },
    { words: /dish soap|hand soap/, extra: 'soap' },
    { words: /laundry detergent/, extra: 'laundry' },
    { words: /trash bag/, extra: 'trash_bags' },
  ],
}
