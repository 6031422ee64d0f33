import { at, type Dish, fill, icon } from './dish.ts'

const rice = '#fbf6ea'
const brownRice = '#d9b887'

export const pansAndPlates = {
  // Roasts, pans and plates
  'roast chicken': {
    vessel: 'board',
    heroes: [icon('poultry-leg', 176, 138, 124), icon('poultry-leg', 250, 168, 84, 30)],
    pieces: 24,
    over: 1.12,
  },
  'sheet-pan chicken': {
    vessel: 'sheetPan',
    heroes: [
      at('cutlet', '#c98a4b', 140, 122, 1),
      at('cutlet', '#d19452', 256, 128, 1, 20),
      at('cutlet', '#c98a4b', 196, 188, 1, -10),
    ],
    pieces: 44,
  },
  'sheet-pan sausages': {
    vessel: 'sheetPan',
    heroes: [
      at('sausage', '#a85a37', 136, 118, 1.2, 20),
      at('sausage', '#b06240', 256, 122, 1.2, -16),
      at('sausage', '#a85a37', 156, 188, 1.2, -12),
      at('sausage', '#b06240', 258, 186, 1.2, 14),
    ],
    pieces: 46,
  },
  'sheet-pan vegetables': { vessel: 'sheetPan', pieces: 74 },
  'chicken cutlets': {
    vessel: 'plate',
    fills: [fill('liquid', '#f0d68a', 'half')],
    heroes: [
      at('cutlet', '#dca85f', 176, 134, 1.15, -10),
      at('cutlet', '#e0ae66', 222, 172, 1.15, 14),
    ],
    pieces: 22,
    over: 0.95,
  },
  'pork chops': {
    vessel: 'skillet',
    fills: [fill('liquid', '#a8794b')],
    heroes: [
      at('cutlet', '#c98f62', 172, 128, 1.25, -8),
      at('cutlet', '#c2875a', 222, 176, 1.25, 16),
    ],
    pieces: 28,
  },
  'sliced pork': {
    vessel: 'sheetPan',
    heroes: [
      at('meatSlice', '#d9a07a', 152, 142, 1.1),
      at('meatSlice', '#d39870', 184, 150, 1.1),
      at('meatSlice', '#d9a07a', 216, 144, 1.1),
      at('meatSlice', '#d39870', 248, 152, 1.1),
    ],
    pieces: 40,
  },
  'steak tips': { vessel: 'plate', fills: [fill('leaves', '#4f9a3c')], pieces: 40, over: 0.8 },
  meatloaf: {
    vessel: 'board',
    heroes: [
      at('meatSlice', '#7f4229', 146, 142, 1.7),
      at('meatSlice', '#8a4a2e', 194, 146, 1.7),
      at('meatSlice', '#7f4229', 242, 142, 1.7),
    ],
    pieces: 26,
    over: 1.1,
  },
  'small meatloaves': {
    vessel: 'sheetPan',
    heroes: [
      at('ball', '#8a3f26', 130, 118, 2.6),
      at('ball', '#8a3f26', 200, 112, 2.6),
      at('ball', '#8a3f26', 270, 120, 2.6),
      at('ball', '#8a3f26', 164, 184, 2.6),
      at('ball', '#8a3f26', 238, 186, 2.6),
    ],
    pieces: 34,
  },
  "shepherd's pie": { vessel: 'casserole', fills: [fill('cream', '#f4dfa4')], pieces: 12 },
  'stuffed boats': {
    vessel: 'sheetPan',
    heroes: [
      at('boat', '#6f9a3c', 140, 116, 1),
      at('boat', '#6f9a3c', 256, 116, 1),
      at('boat', '#6f9a3c', 140, 182, 1),
      at('boat', '#6f9a3c', 256, 182, 1),
    ],
    pieces: 34,
    over: 0.85,
    onTop: true,
  },
  'stuffed sweet potatoes': {
    vessel: 'plate',
    heroes: [at('boat', '#b5622f', 200, 116, 1.2, -8), at('boat', '#b5622f', 200, 182, 1.2, 6)],
    pieces: 34,
    over: 0.7,
    onTop: true,
  },
  'stuffed peppers': {
    vessel: 'casserole',
    heroes: [
      at('pepper', '#d93a2b', 148, 148, 1.25),
      at('pepper', '#d93a2b', 252, 148, 1.25),
      at('ball', '#c98d4a', 148, 140, 2.4),
      at('ball', '#c98d4a', 252, 140, 2.4),
    ],
    pieces: 22,
    over: 0.8,
    onTop: true,
  },
  'baked eggplant': {
    vessel: 'casserole',
    fills: [fill('liquid', '#b83c26')],
    heroes: [
      at('slice', '#e0b060', 140, 122, 2.6),
      at('slice', '#e0b060', 200, 118, 2.6),
      at('slice', '#e0b060', 260, 124, 2.6),
      at('slice', '#e0b060', 166, 176, 2.6),
      at('slice', '#e0b060', 230, 178, 2.6),
    ],
    pieces: 16,
    over: 0.85,
    onTop: true,
  },
  squares: { vessel: 'casserole', fills: [fill('crust', '#edc964')], pieces: 24 },
  'baked patties': {
    vessel: 'plate',
    fills: [fill('leaves', '#a8cf6e')],
    heroes: [
      at('ball', '#9a6a35', 166, 126, 2.7),
      at('ball', '#a5733c', 230, 132, 2.7),
      at('ball', '#9a6a35', 198, 184, 2.7),
    ],
    pieces: 14,
    over: 0.95,
  },
  'cabbage skillet': { vessel: 'pot', fills: [fill('liquid', '#c4603a')], pieces: 60, over: 0.92 },
  'sausage skillet': { vessel: 'skillet', pieces: 66 },
  skewers: {
    vessel: 'board',
    heroes: [
      at('stick', '#8f6236', 200, 100, 1),
      at('stick', '#8f6236', 200, 146, 1),
      at('stick', '#8f6236', 200, 192, 1),
      at('sausage', '#8a4a2e', 200, 100, 2.2),
      at('sausage', '#915034', 200, 146, 2.2),
      at('sausage', '#8a4a2e', 200, 192, 2.2),
    ],
    pieces: 20,
    over: 1.12,
  },
  'chicken spiedies': {
    vessel: 'board',
    heroes: [104, 150, 196].flatMap(y => [
      at('stick', '#8f6236', 200, y, 1),
      ...[0, 1, 2, 3, 4].map(i => at('cube', '#d9a05a', 132 + i * 34, y, 1.5, i * 20)),
    ]),
    pieces: 10,
    over: 1.15,
  },
  'roast salmon': {
    vessel: 'plate',
    heroes: [at('fillet', '#f58b5c', 200, 138, 1.35, -8)],
    pieces: 26,
    over: 0.98,
  },
  'sheet-pan salmon': {
    vessel: 'sheetPan',
    heroes: [
      at('fillet', '#f58b5c', 140, 120, 0.95, 10),
      at('fillet', '#f2834f', 260, 126, 0.95, -6),
      at('fillet', '#f58b5c', 200, 188, 0.95),
    ],
    pieces: 40,
  },
  'fish skillet': {
    vessel: 'skillet',
    fills: [fill('liquid', '#e8d39a')],
    heroes: [
      at('fillet', '#f6ecda', 186, 124, 1.05, -12),
      at('fillet', '#f2e6d0', 206, 176, 1.05, 10),
    ],
    pieces: 40,
    over: 0.95,
  },

  // From the wok
  'stir-fry': { vessel: 'skillet', pieces: 72 },
  'stir-fry on rice': {
    vessel: 'plate',
    fills: [fill('grains', brownRice, 'left')],
    pieces: 50,
    over: 0.85,
  },
  'glazed pork on rice': {
    vessel: 'bowl',
    fills: [fill('grains', rice, 'left'), fill('liquid', '#7a4a22', 'right')],
    pieces: 34,
    over: 0.8,
  },
  'wok bowl': { vessel: 'bowl', fills: [fill('liquid', '#7d5227')], pieces: 56, over: 0.9 },
  'tofu scramble': { vessel: 'skillet', fills: [fill('crust', '#f0c84a')], pieces: 42, over: 0.9 },
  'warm chickpeas': { vessel: 'plate', fills: [fill('cream', '#ecdcb4')], pieces: 48, over: 0.8 },
} satisfies Record<string, Dish>
