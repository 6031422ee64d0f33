import { at, type Dish, fill } from './dish.ts'

const rice = '#fbf6ea'
const brownRice = '#d9b887'
const noodle = '#f2c869'
const wheat = '#d9a55c'

export const riceAndNoodles = {
  // With rice
  curry: {
    vessel: 'plate',
    fills: [fill('liquid', '#dd9a2b', 'right'), fill('grains', rice, 'left')],
    pieces: 34,
    over: 0.75,
  },
  dal: {
    vessel: 'bowl',
    fills: [fill('liquid', '#e3a832'), fill('grains', rice, 'left')],
    pieces: 22,
    over: 0.7,
  },
  masala: {
    vessel: 'plate',
    fills: [fill('liquid', '#b9502b', 'right'), fill('grains', brownRice, 'left')],
    pieces: 34,
    over: 0.75,
  },
  'butter curry': { vessel: 'skillet', fills: [fill('cream', '#e58a3c')], pieces: 40, over: 0.85 },
  'green curry': {
    vessel: 'bowl',
    fills: [fill('liquid', '#e9cf7c'), fill('grains', rice, 'left')],
    pieces: 36,
    over: 0.8,
  },
  'rice bowl': { vessel: 'bowl', fills: [fill('grains', brownRice)], pieces: 48, over: 0.85 },
  'white rice bowl': {
    vessel: 'bowl',
    more: [['crumb', '#f8d23f', 2.4]],
    fills: [fill('grains', rice)],
    pieces: 46,
    over: 0.85,
  },
  'egg on rice': {
    vessel: 'bowl',
    fills: [fill('grains', rice)],
    pieces: 44,
    over: 0.9,
    heroes: [at('egg', '', 200, 150, 1.3)],
  },
  'fried rice': { vessel: 'skillet', fills: [fill('grains', '#e6cf9a')], pieces: 60, over: 0.95 },
  paella: { vessel: 'skillet', fills: [fill('grains', '#eeb33c')], pieces: 46, over: 0.9 },
  'fish on rice': {
    vessel: 'plate',
    fills: [fill('grains', brownRice)],
    heroes: [at('fillet', '#f0d9b5', 200, 148, 1.35, -12)],
    pieces: 26,
    over: 0.95,
  },
  'lunch box': { vessel: 'box', fills: [fill('grains', rice, 'left')], pieces: 54 },
  'rice box': { vessel: 'box', fills: [fill('grains', rice, 'right')], pieces: 46 },
  'cauliflower rice': {
    vessel: 'skillet',
    fills: [fill('grains', '#f5eeda')],
    pieces: 40,
    over: 0.9,
  },

  // Other grains
  'couscous bowl': { vessel: 'bowl', fills: [fill('grains', '#f0cf84')], pieces: 48, over: 0.88 },
  'quinoa bowl': { vessel: 'bowl', fills: [fill('grains', '#e6d2a8')], pieces: 46, over: 0.85 },
  'bulgur skillet': {
    vessel: 'skillet',
    fills: [fill('grains', '#cf9f58')],
    pieces: 46,
    over: 0.9,
  },

  // Noodles and pasta
  'sesame noodles': { vessel: 'bowl', fills: [fill('noodles', '#c98d4a')], pieces: 34, over: 0.8 },
  'peanut noodles': { vessel: 'bowl', fills: [fill('noodles', '#d9a25c')], pieces: 34, over: 0.8 },
  'lo mein': { vessel: 'skillet', fills: [fill('noodles', '#c17f36')], pieces: 46, over: 0.9 },
  'rice noodles': { vessel: 'bowl', fills: [fill('noodles', '#f3ead6')], pieces: 36, over: 0.8 },
  'stir-fried rice noodles': {
    vessel: 'plate',
    more: [['crumb', '#f8d23f', 1.6]],
    fills: [fill('noodles', '#e9d3ae')],
    pieces: 36,
    over: 0.85,
  },
  'egg noodles': { vessel: 'skillet', fills: [fill('noodles', '#f1d27a')], pieces: 44, over: 0.9 },
  'noodles in cream': {
    vessel: 'plate',
    fills: [fill('noodles', '#f4e0a8')],
    pieces: 38,
    over: 0.75,
  },
  'noodles in paprika': {
    vessel: 'plate',
    fills: [fill('noodles', '#f1d27a'), fill('liquid', '#b9431f', 'right')],
    pieces: 32,
    over: 0.7,
  },
  'spaghetti in tomato': {
    vessel: 'plate',
    fills: [fill('noodles', noodle), fill('liquid', '#c9412b', 'half')],
    pieces: 22,
    over: 0.5,
  },
  'spaghetti and meatballs': {
    vessel: 'plate',
    fills: [fill('noodles', noodle)],
    heroes: [
      at('ball', '#7a3f24', 172, 132, 2),
      at('ball', '#85462a', 218, 124, 2),
      at('ball', '#7a3f24', 226, 168, 2),
      at('ball', '#85462a', 180, 176, 2),
      at('ball', '#7a3f24', 200, 150, 2),
    ],
    pieces: 16,
    over: 0.8,
    onTop: true,
  },
  'whole wheat pasta': { vessel: 'bowl', fills: [fill('crust', wheat)], pieces: 46, over: 0.85 },
  'lentil bolognese': {
    vessel: 'bowl',
    fills: [fill('noodles', wheat), fill('liquid', '#a5482a', 'half')],
    pieces: 26,
    over: 0.55,
  },
  'lemon pasta': { vessel: 'plate', fills: [fill('crust', '#f5dc84')], pieces: 44, over: 0.85 },
  rigatoni: { vessel: 'bowl', fills: [fill('crust', '#efc465')], pieces: 44, over: 0.85 },
  'cream pasta': { vessel: 'skillet', fills: [fill('noodles', '#f6e6b8')], pieces: 40, over: 0.85 },
  'shrimp linguine': {
    vessel: 'plate',
    fills: [fill('noodles', '#f6d98a')],
    pieces: 22,
    over: 0.75,
  },
  'baked pasta': { vessel: 'casserole', fills: [fill('crust', '#d9572e')], pieces: 34 },
  casserole: { vessel: 'casserole', fills: [fill('crust', '#e9bd6a')], pieces: 40 },
} satisfies Record<string, Dish>
