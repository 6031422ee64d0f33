import { expect, it } from 'vitest'
import { notAPage } from './not-a-page.ts'

const isPage = (url: string) => !notAPage.some(pattern => pattern.test(url))

it('a page opens offline, whatever its query or its product’s id ends with', () => {
  const pages = ['/', '/browse?q=no.1', '/browse?q=a/b.c&page=2', '/products/oat.milk', '/plan/8']
  expect(pages.filter(url => !isPage(url))).toEqual([])
})

it('what is no page comes from the server', () => {
  const others = [
    ...['/api/lists/8/export', '/1/indexes', '/.well-known/jwks.json', '/LICENCES.txt'],
    ...['/assets/app.js?v=2', '/pictures/products/1.svg'],
  ]
  expect(others.filter(isPage)).toEqual([])
})
