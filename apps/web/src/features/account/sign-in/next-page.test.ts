import { expect, it } from 'vitest'
import { newcomersPage, nextPage } from './next-page.ts'

it.each(['/', '/my-lists?tab=completed', '/browse?q=oat+milk#top', '/authors'])(
  '%j is gone on to',
  page => expect(nextPage(page)).toBe(page),
)

it.each([
  undefined,
  '',
  'my-lists',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/auth',
  '/auth?next=%2F',
  '/auth/reset',
])('%j leads home', page => expect(nextPage(page)).toBe('/'))

it('a newcomer answers the questions first, and then comes to the page first asked for', () => {
  const page = newcomersPage('/browse?q=oat+milk&sale=1')
  const { pathname, searchParams } = new URL(page, 'http://shop.test')
  expect(pathname).toBe('/onboarding')
  expect(nextPage(searchParams.get('next'))).toBe('/browse?q=oat+milk&sale=1')
})

it.each(['/', '/onboarding', '/onboarding?step=4'])('from %j the questions lead home', page =>
  expect(newcomersPage(page)).toBe('/onboarding'),
)
