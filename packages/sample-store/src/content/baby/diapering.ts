import type { Kind } from '../../kind.ts'

const makers = ['Market Crossing', 'Little Otter']

/** The same price buys fewer diapers of a larger size. */
const diaperCounts: readonly [size: string, jumbo: number, box: number][] = [
  ['Newborn', 36, 84],
  ['Size 1', 35, 92],
  ['Size 2', 32, 84],
  ['Size 3', 28, 78],
  ['Size 4', 25, 70],
  ['Size 5', 22, 60],
  ['Size 6', 19, 52],
]

const trainingCounts: readonly [size: string, count: number][] = [
  ['2T-3T', 26],
  ['3T-4T', 23],
  ['4T-5T', 19],
]

const diapers = diaperCounts.map(
  ([size, jumbo, box]): Kind => ({
    slug: `diapers-${size.toLowerCase().replace(' ', '-')}`,
    noun: `${size} Diapers`,
    brands: makers,
    icon: size === 'Newborn' ? 'baby' : 'teddy-bear',
    pack: 'pillow-bag',
    colour: 'sky',
    sizes: [
      [`${jumbo} ct`, 1149],
      [`${box} ct`, 2599, 'box'],
    ],
    popularity: size === 'Newborn' ? 26 : 36,
  }),
)

const overnightDiapers = diaperCounts.slice(3, 6).map(
  ([size, jumbo]): Kind => ({
    slug: `overnight-diapers-${size.toLowerCase().replace(' ', '-')}`,
    noun: `${size} Overnight Diapers`,
    brands: ['Market Crossing', 'Little Otter'],
    icon: 'crescent-moon',
    pack: 'pillow-bag',
    colour: 'navy',
    sizes: [[`${jumbo - 4} ct`, 1249]],
    popularity: 18,
  }),
)

const trainingPants = trainingCounts.map(
  ([size, count]): Kind => ({
    slug: `training-pants-${size.toLowerCase()}`,
    noun: `Training Pants ${size}`,
    brands: ['Market Crossing', 'Little Otter'],
    icon: 'toilet',
    pack: 'pillow-bag',
    colour: 'purple',
    sizes: [[`${count} ct`, 1249]],
    varieties: [
      { label: "Girls' *", icon: 'unicorn', colour: 'pink' },
      { label: "Boys' *", icon: 'rocket', colour: 'blue' },
    ],
    popularity: 20,
  }),
)

export const diapering: readonly Kind[] = [
  ...diapers,
  ...overnightDiapers,
  ...trainingPants,
  {
    slug: 'swim-diapers',
    noun: 'Swim Diapers',
    brands: ['Little Otter'],
    icon: 'tropical-fish',
    pack: 'flat-bag',
    colour: 'blue',
    sizes: [['12 ct', 899]],
    varieties: ['Small *', 'Medium *', 'Large *'],
    popularity: 8,
  },
  {
    slug: 'baby-wipes',
    noun: 'Baby Wipes',
    brands: [...makers, 'First Nest', 'Tiny Acorn'],
    icon: 'droplet',
    pack: 'flat-bag',
    colour: 'teal',
    sizes: [
      ['72 ct', 319],
      ['8 x 72 ct', 1799, 'box'],
    ],
    varieties: [
      { label: 'Sensitive *', icon: 'feather' },
      { label: '99% Water *', brands: ['First Nest', 'Tiny Acorn'], colour: 'sky' },
      {
        label: 'Cucumber *',
        icon: 'cucumber',
        colour: 'green',
        brands: ['Market Crossing', 'Little Otter'],
      },
    ],
    popularity: 48,
  },
  {
    slug: 'diaper-cream',
    noun: 'Diaper Rash',
    brands: ['Market Crossing', 'Little Otter', 'Tiny Acorn'],
    icon: 'lotion-bottle',
    pack: 'tube',
    colour: 'pink',
    sizes: [['4 oz', 749]],
    varieties: [
      { label: 'Zinc Oxide * Paste' },
      { label: '* Ointment', colour: 'yellow', brands: ['Market Crossing', 'Little Otter'] },
    ],
    popularity: 22,
  },
  {
    slug: 'diaper-bags',
    noun: 'Diaper Disposal Bags',
    brands: ['Market Crossing', 'Little Otter'],
    icon: 'wastebasket',
    pack: 'roll-pack',
    colour: 'purple',
    sizes: [['200 ct', 649]],
    varieties: ['Lavender *'],
    popularity: 12,
  },
  {
    slug: 'changing-pads',
    noun: 'Disposable Changing Pads',
    brands: ['Market Crossing', 'Little Otter'],
    icon: 'baby',
    pack: 'flat-bag',
    colour: 'sky',
    sizes: [['20 ct', 899]],
    popularity: 7,
  },
]
