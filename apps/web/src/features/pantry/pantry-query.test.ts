import type { FoodsAtHome } from '@aisleway/core/pantry/at-home'
import { pantryEntry } from '@aisleway/core/pantry/pantry-entry.test-data'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { pantryQuery, useFoodsAtHome } from './pantry-query.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('a food is no longer at home once the day it could be used by has ended', () => {
  const client = new QueryClient()
  const milk = pantryEntry({ foods: ['milk'], grams: 500, useBy: '2026-11-23' })
  const pantry = { isKept: true, entries: [milk], owner: null, isShared: false, offered: [] }
  client.setQueryData(pantryQuery.queryKey, pantry)
  const found: (FoodsAtHome | undefined)[] = []
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 23, 59) })
  function Meal() {
    const [isNextDay, setNextDay] = useState(false)
    found.push(useFoodsAtHome())
    if (!isNextDay) {
      vi.setSystemTime(new Date(2026, 10, 24))
      setNextDay(true)
    }
    return null
  }
  renderToString(createElement(QueryClientProvider, { client }, createElement(Meal)))
  expect(found.map(foods => foods?.grams)).toEqual([{ milk: 500 }, {}])
})
