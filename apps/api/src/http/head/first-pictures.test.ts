import type { SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { expect, it } from 'vitest'
import { firstPictures } from './first-pictures.ts'

it('names the pictures of the first row as the cards show them, and no address can end the link', () => {
  const hits = ['/pictures/a.svg', '/pictures/"><b>.svg', '/pictures/c.svg'].map(picture)
  expect(linksOf(hits)).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/pictures/a.webp">' +
      '<link rel="preload" as="image" fetchpriority="high" href="/pictures/&quot;&gt;&lt;b&gt;.webp">',
  )
})

it('names none where there is none', () => {
  expect(linksOf([picture(''), picture('')])).toBe('')
  expect(linksOf([])).toBe('')
  expect(firstPictures(undefined)).toBe('')
})

function linksOf(hits: SearchHit[]): string {
  return firstPictures({ state: {} as never, results: [{ hits }] })
}

function picture(image_url: string): SearchHit {
  return { objectID: 'milk', current_price: 1, image_url }
}
