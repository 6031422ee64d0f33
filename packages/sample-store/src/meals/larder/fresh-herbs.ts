import { type Aisle, about, kinds } from './provision.ts'

export const freshHerbs = {
  parsley: {
    name: 'fresh parsley',
    measures: { tsp: 1.27, tbsp: 3.8, cup: 60, sprig: 1, bunch: about(60) },
    products: kinds('parsley'),
    search: 'parsley',
    gramsEach: about(60),
  },
  cilantro: {
    name: 'fresh cilantro',
    measures: { tsp: 0.33, tbsp: 1, cup: 16, sprig: 2.2, bunch: about(45) },
    products: kinds('cilantro'),
    search: 'cilantro',
    gramsEach: about(45),
  },
  'basil fresh': {
    name: 'fresh basil',
    measures: { tsp: 0.88, tbsp: 2.65, cup: 24, sprig: about(2.5), leaf: 0.5, bunch: about(50) },
    products: [...kinds('basil'), { kind: 'basil-bunch', not: /Thai/ }],
    search: 'fresh basil',
    gramsEach: about(50),
    refusePercent: 36,
  },
  'mint fresh': {
    name: 'fresh mint',
    measures: {
      tsp: about(0.6),
      tbsp: about(1.8),
      cup: about(25),
      sprig: about(1.5),
      leaf: 0.15,
      bunch: about(35),
    },
    products: kinds('mint-bunch', 'mint'),
    search: 'fresh mint',
    gramsEach: about(35),
  },
  'dill fresh': {
    name: 'fresh dill',
    measures: { tsp: about(0.3), tbsp: about(0.9), cup: about(14), sprig: 0.2, bunch: about(25) },
    products: kinds('dill'),
    search: 'fresh dill',
    gramsEach: about(25),
    refusePercent: 41,
  },
  'rosemary fresh': {
    name: 'fresh rosemary',
    measures: { tsp: 0.7, tbsp: 1.7, cup: 27, sprig: about(1.5) },
    products: kinds('rosemary'),
    search: 'fresh rosemary',
    refusePercent: 35,
  },
  'thyme fresh': {
    name: 'fresh thyme',
    measures: { tsp: 0.8, tbsp: 2.4, cup: 38, sprig: about(0.5) },
    products: kinds('thyme'),
    search: 'fresh thyme',
    refusePercent: 32,
  },
} satisfies Aisle
