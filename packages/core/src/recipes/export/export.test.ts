import { describe, expect, it } from 'vitest'
import { emptyRecipe } from '../recipe.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { recipeMarkdown } from './recipe-markdown.ts'

const soup = {
  ...emptyRecipe,
  name: 'Carrot *Soup*',
  servings: 3,
  prepMinutes: 10,
  cookMinutes: 95,
  mealTypes: ['lunch' as const],
  lines: [
    { text: '2 carrots', isBought: true },
    { text: 'salt', isBought: false },
  ],
  steps: ['Chop.', 'Boil.'],
  note: 'Freezes well.',
  sourceUrl: 'https://soup.example/carrot',
}

describe('a recipe as JSON-LD', () => {
  it('is a schema.org Recipe', () => {
    expect(JSON.parse(recipeJsonLd([soup]))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Carrot *Soup*',
      recipeYield: '3',
      prepTime: 'PT10M',
      cookTime: 'PT1H35M',
      recipeCategory: ['lunch'],
      recipeIngredient: ['2 carrots', 'salt'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Chop.' },
        { '@type': 'HowToStep', text: 'Boil.' },
      ],
      comment: { '@type': 'Comment', text: 'Freezes well.' },
      isBasedOn: 'https://soup.example/carrot',
    })
  })

  it('stands with others in a graph', () => {
    const { '@graph': graph } = JSON.parse(recipeJsonLd([soup, { ...soup, name: 'Stew' }]))
    expect(graph.map(({ name }: { name: string }) => name)).toEqual(['Carrot *Soup*', 'Stew'])
  })
})

it('one minute is no minutes', () => {
  expect(recipeMarkdown([{ ...soup, prepMinutes: 1 }])).toContain('Prep time: 1 minute  \n')
})

it('a recipe as Markdown has headings and lists, and no markup of its own', () => {
  expect(recipeMarkdown([soup])).toBe(`# Carrot \\*Soup\\*

Servings: 3${'  '}
Prep time: 10 minutes${'  '}
Cook time: 95 minutes

## Ingredients

- 2 carrots
- salt

## Instructions

1. Chop.
2. Boil.

## Notes

Freezes well.

From <https://soup.example/carrot>
`)
})
