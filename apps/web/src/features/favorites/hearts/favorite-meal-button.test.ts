import type { NewFavorite } from '@aisleway/core/favorites/favorite'
import { storedFromFavorite } from '@aisleway/core/favorites/stored-favorite'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FavoriteMealButton } from './favorite-meal-button.tsx'

let favorite: NewFavorite | undefined
vi.mock('./heart-button.tsx', () => ({
  HeartButton: (props: { favorite: NewFavorite }) => {
    favorite = props.favorite
    return null
  },
}))

it('keeps with a heart what the card of its meal shows, in the browser of a visitor as well', () => {
  const meal = { slug: 'tacos', name: 'Tacos', imageUrl: '/tacos.webp', calories: 430 }
  renderToString(createElement(FavoriteMealButton, { meal: { ...meal, diets: ['plant_based'] } }))
  expect(favorite).toMatchObject({ data: { diets: ['plant_based'], calories: 430 } })
  const stored = storedFromFavorite({ ...favorite!, dateAdded: '2026-01-01T00:00:00Z' })
  expect(stored.data).toMatchObject({ description: 'Plant Based · 430 calories' })
})
