import { describe, expect, it } from 'vitest'
import { addAmounts, amountOf, type WantedAmount } from './wanted-amount.ts'
import { lineForms, readCountedLine, readMeasuredLine, readWantedLine } from './wanted-line.ts'

const pound = { ounces: 16 }
const gallon = { fluidOunces: 128 }

describe('a line says what and how much', () => {
  it.each<[string, string, Partial<WantedAmount>]>([
    ['milk', 'milk', { packages: 1 }],
    ['2 x milk', 'milk', { packages: 2 }],
    ['2x milk', 'milk', { packages: 2 }],
    ['milk x 3', 'milk', { packages: 3 }],
    ['3 avocados', 'avocados', { pieces: 3 }],
    ['an onion', 'onion', { pieces: 1 }],
    ['1/2 onion', 'onion', { pieces: 0.5 }],
    ['two lemons', 'lemons', { pieces: 2 }],
    ['a couple of limes', 'limes', { pieces: 2 }],
    ['lemons (4)', 'lemons', { pieces: 4 }],
    ['2 dozen eggs', 'eggs', { pieces: 24 }],
    ['a dozen eggs', 'eggs', { pieces: 12 }],
    ['dozen eggs', 'eggs', { pieces: 12 }],
    ['half dozen bagels', 'bagels', { pieces: 6 }],
    ['half a dozen bagels', 'bagels', { pieces: 6 }],
    ['eggs, 2 dozen', 'eggs', { pieces: 24 }],
    ['6-pack of cola', 'cola', { pieces: 6 }],
    ['12 rolls of toilet paper', 'toilet paper', { pieces: 12 }],
    ['1 lb ground beef', 'ground beef', pound],
    ['1lb ground beef', 'ground beef', pound],
    ['2 lbs. of ground beef', 'ground beef', { ounces: 32 }],
    ['1 1/2 lb ground beef', 'ground beef', { ounces: 24 }],
    ['½ pound ham', 'ham', { ounces: 8 }],
    ['1 lb 4 oz ground beef', 'ground beef', { ounces: 20 }],
    ['Ham, 1 Pound and 8 Ounces', 'Ham', { ounces: 24 }],
    ['ham (1 lb 4 oz)', 'ham', { ounces: 20 }],
    ['1½ lb ham', 'ham', { ounces: 24 }],
    ['two pounds of chicken', 'chicken', { ounces: 32 }],
    ['ground beef, 1 lb', 'ground beef', pound],
    ['ground beef (1 lb)', 'ground beef', pound],
    ['a gallon of milk', 'milk', gallon],
    ['gallon of milk', 'milk', gallon],
    ['half a gallon of milk', 'milk', { fluidOunces: 64 }],
    ['half gallon milk', 'milk', { fluidOunces: 64 }],
    ['12 fl oz cream', 'cream', { fluidOunces: 12 }],
    ['2 cups flour', 'flour', { fluidOunces: 16 }],
    ['cola, 12 x 12 fl oz', 'cola', { fluidOunces: 144 }],
    ['28 oz can tomatoes', 'tomatoes', { ounces: 28 }],
    ['2 (28 oz) cans of tomatoes', 'tomatoes', { ounces: 56 }],
    ['2 28 oz cans tomatoes', 'tomatoes', { ounces: 56 }],
    ['2 cans of tuna', 'tuna', { packages: 2 }],
    ['3 boxes pasta', 'pasta', { packages: 3 }],
    ['a loaf of bread', 'bread', { packages: 1 }],
    ['bunch of cilantro', 'cilantro', { packages: 1 }],
    ['frozen peas (2 bags)', 'frozen peas', { packages: 2 }],
    ['tuna, 3 cans', 'tuna', { packages: 3 }],
    ['2 heads lettuce', 'lettuce', { packages: 2 }],
    ['3 cloves garlic', 'garlic', { packages: 1 }],
    ['0 x milk', 'milk', {}],
    ['0 eggs', 'eggs', {}],
    ['0 sugar', 'sugar', {}],
    ['0 lb ham', 'ham', {}],
    ['2 libras de carne molida', 'carne molida', { ounces: 32 }],
    ['media libra de jamón', 'jamón', { ounces: 8 }],
    ['2 litres of milk', 'milk', { fluidOunces: 67.6280454 }],
    ['un galón de leche', 'leche', gallon],
    ['dos aguacates', 'aguacates', { pieces: 2 }],
    ['media docena de huevos', 'huevos', { pieces: 6 }],
    ['3 latas de atún', 'atún', { packages: 3 }],
    ['una cebolla', 'cebolla', { pieces: 1 }],
    ['un pan', 'pan', { pieces: 1 }],
    ['1 can (15 oz) black beans', 'black beans', { ounces: 15 }],
    ['two cans (15 oz each) of beans', 'beans', { ounces: 30 }],
    ['2-3 onions', 'onions', { pieces: 3 }],
    ['2 to 3 onions', 'onions', { pieces: 3 }],
    ['1-2 lb ham', 'ham', { ounces: 32 }],
    ['1-1/2 lb ham', 'ham', { ounces: 24 }],
    ['2-3 cans of tuna', 'tuna', { packages: 3 }],
    ['1,5 lb arroz', 'arroz', { ounces: 24 }],
    ['⅜ lb ham', 'ham', { ounces: 6 }],
    ['half-gallon milk', 'milk', { fluidOunces: 64 }],
  ])('“%s”: %s', (line, name, amount) => {
    expect(readWantedLine(line)).toEqual({ name, amount: amountOf(amount) })
  })

  it('reads metric measures, also by twos', () => {
    const { name, amount } = readWantedLine('2 x 500 g rice')
    expect(name).toBe('rice')
    expect(amount.ounces).toBeCloseTo(35.27, 2)
    expect(readWantedLine('1kg potatoes').amount.ounces).toBeCloseTo(35.27, 2)
    expect(readWantedLine('2 liters cola').amount.fluidOunces).toBeCloseTo(67.63, 2)
  })

  it.each([
    '2% milk',
    '7-grain bread',
    '100% whole wheat bread',
    'half and half',
    'five spice powder',
    'dos palomas queso',
    'mediterranean salad',
    'three cheese pizza',
    'A1 sauce',
    'box cutter',
    'gallon bags',
    'cup noodles',
    '7UP',
    'al pastor',
    '365 olive oil',
    'half and half cups',
    '8 inch cake pan',
    '6.5 inch lily',
    '12 grain bread',
    '9 volt battery',
    '00 flour',
    '0 sugar cola',
    '0g trans fat spread',
  ])('“%s” is a name', name => {
    expect(readWantedLine(name)).toEqual({ name, amount: amountOf({ packages: 1 }) })
  })
})

it.each(lineForms)(
  '“$example” is read by the form that it is an example of',
  ({ example, pattern }) => {
    expect(lineForms.find(form => form.pattern.test(example))?.pattern).toBe(pattern)
  },
)

describe('a line is counted if its amount is a number alone, or a number of containers', () => {
  it.each([
    ['2 x butter', 'butter', false, { packages: 2 }],
    ['butter x2', 'butter', false, { packages: 2 }],
    ['lemons (4)', 'lemons', false, { pieces: 4 }],
    ['2 butter', 'butter', true, { pieces: 2 }],
    ['two limes', 'limes', true, { pieces: 2 }],
    ['tomatoes 3', 'tomatoes', true, { pieces: 3 }],
    ['7 up', 'up', true, { pieces: 7 }],
    ['2 cans of tuna', 'tuna', false, { packages: 2 }],
    ['3 cans black beans', 'black beans', false, { packages: 3 }],
    ['head of lettuce', 'lettuce', false, { packages: 1 }],
    ['a bag of chips', 'chips', false, { packages: 1 }],
    ['large bag of chips', 'chips', false, { packages: 1 }],
    ['two cans black beans', 'black beans', false, { packages: 2 }],
    ['dos latas de atún', 'atún', false, { packages: 2 }],
  ])('“%s”', (line, name, isAmbiguous, amount) => {
    expect(readCountedLine(line)).toMatchObject({ name, isAmbiguous, amount: amountOf(amount) })
  })

  it.each([
    ...['milk', '2% milk', '12 ct eggs', '2 lb chicken', '2 lb', '1000 island', '80 ground beef'],
    ...['omega 3', '9 x 13 pan', '2 x butter, milk', '2 dozen eggs'],
    ...['1 can opener', '2 bottle openers', 'tea bags', 'gallon of milk'],
  ])('“%s” is not', line => {
    expect(readCountedLine(line)).toBeUndefined()
  })
})

it.each([
  ['1 lb butter', 'butter'],
  ['10lb bag of potatoes', 'potatoes'],
  ['butter, 1 lb', 'butter'],
  ['2 lb', undefined],
  ['2 butter', undefined],
])('“%s” has the weight or volume of %s', (line, name) => {
  expect(readMeasuredLine(line)?.name).toBe(name)
})

it('two lines for one thing add up', () => {
  const sum = addAmounts(readWantedLine('2 limes').amount, readWantedLine('limes').amount)
  expect(sum).toEqual(amountOf({ packages: 1, pieces: 2 }))
})

it('a pack is a container only where no number says what is in it', () => {
  expect(readCountedLine('pack of gum')).toMatchObject({ name: 'gum', isInContainers: true })
  expect(readCountedLine('six pack of beer')).toBeUndefined()
})

it('a quarter pound is four ounces', () => {
  expect(readMeasuredLine('quarter pound salami')).toMatchObject({
    name: 'salami',
    amount: { ounces: 4 },
  })
})
