import { describe, expect, it } from 'vitest'
import { ingredientsInStep } from './ingredients-in-step.ts'

const food = (name: string, plural: string | null = null) => ({ name, plural })
const ingredients = [
  food('olive oil'),
  food('yellow onion', 'yellow onions'),
  food('cherry tomatoes'),
  food('black pepper'),
  food('red bell pepper'),
  food('strawberries'),
]
const namesIn = (step: string) => ingredientsInStep(step, ingredients).map(({ name }) => name)

describe('the ingredients of a step', () => {
  it('are found by their last word', () => {
    expect(namesIn('Heat the oil and cook the onion for 8 minutes.')).toEqual([
      'olive oil',
      'yellow onion',
    ])
  })

  it('are found in the singular and the plural', () => {
    expect(namesIn('Halve each cherry tomato.')).toEqual(['cherry tomatoes'])
    expect(namesIn('Slice two onions and a strawberry.')).toEqual(['yellow onion', 'strawberries'])
  })

  it('are not guessed where two end in the same word', () => {
    expect(namesIn('Add the pepper.')).toEqual([])
    expect(namesIn('Add the black pepper.')).toEqual(['black pepper'])
  })

  it('are not found inside other words', () => {
    expect(namesIn('Boil the water.')).toEqual([])
  })
})
