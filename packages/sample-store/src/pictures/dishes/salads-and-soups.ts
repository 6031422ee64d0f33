import { at, type Dish, fill } from './dish.ts'

const noodle = '#f2c869'

export const saladsAndSoups = {
  // Salads
  'green salad': { vessel: 'bowl', fills: [fill('leaves', '#6cae3e')], pieces: 34, over: 0.85 },
  'caesar salad': { vessel: 'bowl', fills: [fill('leaves', '#8fc25a')], pieces: 22, over: 0.8 },
  'cobb salad': {
    vessel: 'plate',
    more: [['eggHalf', '#fffdf7', 1.1]],
    fills: [fill('leaves', '#7cb84a')],
    pieces: 40,
    over: 0.9,
  },
  'plate salad': { vessel: 'plate', fills: [fill('leaves', '#4f9a3c')], pieces: 32, over: 0.85 },
  slaw: { vessel: 'bowl', fills: [fill('leaves', '#a8cf6e')], pieces: 56, over: 0.9 },
  'grain salad': { vessel: 'bowl', fills: [fill('grains', '#d8b26e')], pieces: 46, over: 0.85 },
  'lentil salad': { vessel: 'plate', fills: [fill('grains', '#8d6f40')], pieces: 36, over: 0.85 },
  'pasta salad': { vessel: 'bowl', fills: [fill('crust', noodle)], pieces: 46, over: 0.85 },
  'cottage cheese bowl': {
    vessel: 'bowl',
    fills: [fill('crust', '#faf6ea')],
    pieces: 40,
    over: 0.85,
  },

  // Soups and stews
  'noodle soup': {
    vessel: 'bowl',
    fills: [fill('liquid', '#f0c75e'), fill('noodles', '#f6dc92', 'left')],
    pieces: 34,
    over: 0.85,
  },
  'red soup': { vessel: 'bowl', fills: [fill('cream', '#d8492f')], pieces: 10, over: 0.4 },
  'green soup': { vessel: 'bowl', fills: [fill('cream', '#9fb84e')], pieces: 18, over: 0.6 },
  'lentil soup': { vessel: 'bowl', fills: [fill('liquid', '#c98f3a')], pieces: 34, over: 0.8 },
  'bean soup': { vessel: 'bowl', fills: [fill('liquid', '#4f3436')], pieces: 24, over: 0.75 },
  minestrone: { vessel: 'pot', fills: [fill('liquid', '#cf5a33')], pieces: 52, over: 0.9 },
  chowder: { vessel: 'bowl', fills: [fill('liquid', '#f6e7bd')], pieces: 44, over: 0.85 },
  'cheese soup': { vessel: 'bowl', fills: [fill('cream', '#f2b84a')], pieces: 24, over: 0.75 },
  stew: { vessel: 'pot', fills: [fill('liquid', '#8a4c28')], pieces: 48, over: 0.9 },
  'golden stew': { vessel: 'pot', fills: [fill('liquid', '#d08a2e')], pieces: 46, over: 0.9 },
  'barley soup': { vessel: 'pot', fills: [fill('liquid', '#a9793f')], pieces: 48, over: 0.9 },
  chili: { vessel: 'pot', fills: [fill('liquid', '#9c3220')], pieces: 58, over: 0.92 },
  'pot roast': {
    vessel: 'pot',
    fills: [fill('liquid', '#6b3a20')],
    heroes: [
      at('meatSlice', '#7a4128', 176, 132, 1.5),
      at('meatSlice', '#84492d', 222, 158, 1.5, 20),
    ],
    pieces: 30,
    over: 0.95,
  },
  'tomato braise': { vessel: 'skillet', fills: [fill('liquid', '#c4472c')], pieces: 40, over: 0.9 },
  'red braise': { vessel: 'pot', fills: [fill('liquid', '#b3381f')], pieces: 44, over: 0.9 },
} satisfies Record<string, Dish>
