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
    const two = [food('olive oil'), food('toasted sesame oil')]
    const named = (step: string) => ingredientsInStep(step, two).map(({ name }) => name)
    expect(named('Heat the oil.')).toEqual([])
    expect(named('Heat the sesame oil.')).toEqual(['toasted sesame oil'])
    expect(named('Heat the sesame oil with the rest of the oil.')).toHaveLength(2)
  })

  it('know pepper from peppers', () => {
    expect(namesIn('Add the pepper.')).toEqual(['black pepper'])
    expect(namesIn('Add the red pepper.')).toEqual(['red bell pepper'])
    expect(namesIn('Slice the peppers.')).toEqual(['red bell pepper'])
  })

  it.each([
    ['boneless, skinless chicken breast', 'Toss the chicken with the lime.'],
    ['cod fillet', 'Lay the cod on top.'],
    ['raw shrimp, peeled and deveined', 'Pat the shrimp dry.'],
    ['boneless beef chuck roast', 'Pat the beef dry.'],
    ['boneless beef chuck roast', 'Pat the roast dry.'],
    ['tuna in water', 'Flake the tuna.'],
    ['romaine lettuce', 'Serve over the romaine.'],
    ['vanilla extract', 'Stir in the vanilla.'],
    ['whole wheat pasta', 'Cook the spaghetti.'],
    ['jalapeño', 'Mince the jalapeno.'],
  ])('%s: %s', (name, step) => {
    expect(ingredientsInStep(step, [food(name), food('low-sodium chicken broth')])).toEqual([
      food(name),
    ])
  })

  it('are found where a shopper names a food by a single word', () => {
    expect(ingredientsInStep('Shred the lettuce.', [food('lettuce')])).toEqual([food('lettuce')])
  })

  it('are none where the name is in another script', () => {
    expect(ingredientsInStep("Use a chef's knife.", [food('米')])).toEqual([])
  })

  it('are not found in what one does, or in the name of another', () => {
    expect(ingredientsInStep('Roast for 20 minutes.', [food('beef chuck roast')])).toEqual([])
    expect(
      ingredientsInStep('Add the green onions.', [food('yellow onion'), food('green onion')]),
    ).toEqual([food('green onion')])
  })

  it('are not found inside other words', () => {
    expect(namesIn('Boil the water.')).toEqual([])
  })
})
