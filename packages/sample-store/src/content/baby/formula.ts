import type { Kind } from '../../kind.ts'

const makers = ['Market Crossing', 'Morning Lullaby', 'First Nest']

export const formula: readonly Kind[] = [
  {
    slug: 'infant-formula-powder',
    noun: 'Infant Formula Powder',
    brands: makers,
    icon: 'baby-bottle',
    pack: 'tub',
    colour: 'amber',
    sizes: [
      ['12.4 oz', 1899],
      ['20.6 oz', 2599],
    ],
    varieties: [
      { label: 'Milk-Based *' },
      { label: 'Gentle *', icon: 'feather', colour: 'purple' },
      {
        label: 'Sensitive *',
        icon: 'cloud',
        colour: 'orange',
        brands: ['Market Crossing', 'Morning Lullaby'],
      },
      { label: 'Soy *', icon: 'seedling', colour: 'green', brands: ['Market Crossing'] },
    ],
    popularity: 34,
  },
  {
    slug: 'organic-infant-formula',
    noun: 'Organic Infant Formula Powder',
    brands: ['Tiny Acorn'],
    icon: 'baby-bottle',
    pack: 'tub',
    colour: 'forest',
    sizes: [['21 oz', 2399]],
    varieties: ['*', { label: 'Gentle *', icon: 'feather' }],
    popularity: 13,
  },
  {
    slug: 'infant-formula-ready-to-feed',
    noun: 'Ready-to-Feed Infant Formula',
    brands: ['Market Crossing', 'Morning Lullaby'],
    icon: 'baby-bottle',
    pack: 'bottle',
    colour: 'sky',
    sizes: [
      ['32 fl oz', 999],
      ['6 x 8 fl oz', 1499, 'bottle-pack'],
    ],
    varieties: ['*', { label: 'Gentle *', icon: 'feather', colour: 'purple' }],
    popularity: 18,
  },
  {
    slug: 'toddler-formula',
    noun: 'Toddler Nutritional Drink Powder',
    brands: ['Market Crossing', 'Morning Lullaby'],
    icon: 'glass-of-milk',
    pack: 'tub',
    colour: 'teal',
    sizes: [['24 oz', 1999]],
    popularity: 14,
  },
  {
    slug: 'kids-nutrition-shake',
    noun: "Kids' Nutrition Shake",
    brands: ['Market Crossing', 'Morning Lullaby'],
    icon: 'cup-with-straw',
    pack: 'bottle-pack',
    colour: 'purple',
    sizes: [['6 x 8 fl oz', 1199]],
    varieties: [
      { label: 'Vanilla *', icon: 'custard', colour: 'cream' },
      { label: 'Chocolate *', icon: 'chocolate-bar', colour: 'brown' },
      { label: 'Strawberry *', icon: 'strawberry', colour: 'pink' },
    ],
    popularity: 14,
  },
]
