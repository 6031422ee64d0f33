import { at, type Dish, fill, icon } from './dish.ts'

export const morning = {
  // Eggs
  'fried eggs': {
    vessel: 'skillet',
    pieces: 34,
    over: 0.95,
    heroes: [
      at('egg', '', 170, 122, 1.15),
      at('egg', '', 230, 138, 1.15, 40),
      at('egg', '', 182, 186, 1.15, -30),
    ],
  },
  'eggs in sauce': {
    vessel: 'skillet',
    fills: [fill('liquid', '#c9412b')],
    heroes: [
      at('egg', '', 164, 118, 1.05),
      at('egg', '', 232, 126, 1.05, 50),
      at('egg', '', 196, 188, 1.05, -20),
    ],
    pieces: 26,
    onTop: true,
  },
  omelet: {
    vessel: 'plate',
    heroes: [at('fillet', '#f7cf55', 200, 150, 1.75)],
    pieces: 15,
    over: 0.55,
    onTop: true,
  },
  frittata: { vessel: 'skillet', fills: [fill('crust', '#f4c550')], pieces: 30, over: 0.85 },
  'egg scramble': { vessel: 'plate', fills: [fill('crust', '#f8d869')], pieces: 26, over: 0.8 },
  strata: { vessel: 'casserole', fills: [fill('crust', '#dba35a')], pieces: 30 },
  hash: { vessel: 'skillet', pieces: 70 },
  'hash with egg': { vessel: 'skillet', pieces: 62, heroes: [at('egg', '', 200, 148, 1.35)] },
  'steak and eggs': {
    vessel: 'plate',
    heroes: [
      at('egg', '', 166, 116, 1.2),
      at('meatSlice', '#8a4630', 216, 160, 1, 20),
      at('meatSlice', '#96503a', 196, 186, 1, 20),
    ],
    pieces: 14,
    over: 0.9,
  },
  patties: {
    vessel: 'plate',
    pieces: 12,
    over: 0.95,
    heroes: [
      at('ball', '#8a5230', 164, 134, 3),
      at('ball', '#955a35', 226, 124, 3),
      at('ball', '#8a5230', 206, 182, 3),
    ],
  },

  // Morning bowls
  oatmeal: { vessel: 'bowl', fills: [fill('crust', '#e2c594')], pieces: 26, over: 0.7 },
  'egg on oats': {
    vessel: 'bowl',
    fills: [fill('crust', '#dcc193')],
    pieces: 26,
    over: 0.85,
    heroes: [at('egg', '', 200, 150, 1.2)],
  },
  'bulgur porridge': {
    vessel: 'bowl',
    fills: [fill('liquid', '#f4ead2'), fill('grains', '#dfc08a', 'half')],
    pieces: 22,
    over: 0.6,
  },
  'overnight oats': { vessel: 'glass', fills: [fill('crust', '#e8d3ab')], pieces: 22 },
  'savory porridge': { vessel: 'bowl', fills: [fill('liquid', '#f1e6cb')], pieces: 30, over: 0.75 },
  polenta: {
    vessel: 'bowl',
    fills: [fill('cream', '#f4cf62')],
    pieces: 22,
    over: 0.7,
    heroes: [at('egg', '', 200, 150, 1.2)],
  },
  'rice pudding': { vessel: 'glass', fills: [fill('grains', '#f3e3c2')], pieces: 14, over: 0.7 },
  'yogurt bowl': { vessel: 'bowl', fills: [fill('cream', '#fdfbf5')], pieces: 34, over: 0.72 },
  'smoothie bowl': { vessel: 'bowl', fills: [fill('liquid', '#8fc26b')], pieces: 20, over: 0.6 },
  'cherry smoothie bowl': {
    vessel: 'bowl',
    fills: [fill('liquid', '#8d4653')],
    pieces: 20,
    over: 0.6,
  },
  'chia pudding': { vessel: 'glass', fills: [fill('grains', '#cbbfc9')], pieces: 20 },
  'granola bowl': { vessel: 'bowl', fills: [fill('crust', '#b98143')], pieces: 40, over: 0.85 },
  'baked fruit': { vessel: 'casserole', fills: [fill('cream', '#fbf4e2')], pieces: 24 },

  // From the griddle and the oven
  pancakes: { vessel: 'plate', heroes: [icon('pancakes', 200, 148, 132)], pieces: 12, over: 1 },
  'flat pancakes': {
    vessel: 'plate',
    heroes: [
      at('ball', '#d98f3e', 166, 128, 4.1),
      at('ball', '#e09a48', 228, 136, 4.1),
      at('ball', '#e8a956', 196, 180, 4.1),
    ],
    pieces: 16,
    over: 0.7,
    onTop: true,
  },
  'dutch baby': {
    vessel: 'skillet',
    fills: [fill('crust', '#eebd57')],
    heroes: [],
    pieces: 22,
    over: 0.6,
  },
  'french toast': {
    vessel: 'plate',
    heroes: [
      at('toast', '#dc9a45', 168, 140, 1.15, -14),
      at('toast', '#e3a552', 232, 156, 1.15, 12),
    ],
    pieces: 14,
    over: 0.6,
    onTop: true,
  },
  muffins: {
    vessel: 'board',
    heroes: [
      icon('cupcake', 150, 140, 84),
      icon('cupcake', 250, 140, 84),
      icon('cupcake', 200, 172, 84),
    ],
    pieces: 8,
    over: 1.1,
  },
  'baked oatmeal': { vessel: 'casserole', fills: [fill('crust', '#c99a5b')], pieces: 30 },
} satisfies Record<string, Dish>
