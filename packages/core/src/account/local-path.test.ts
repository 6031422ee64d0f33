import { expect, it } from 'vitest'
import { isLocalPath } from './local-path.ts'

it.each(['/', '/browse?q=oat+milk&sale=1#top', '/lists/7', '/a//b', '/a\\b'])(
  '%j stays on this site',
  path => expect(isLocalPath(path)).toBe(true),
)

it.each([
  '',
  'browse',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' /browse',
  '/browse page',
])('%j is not taken for a place on this site', path => expect(isLocalPath(path)).toBe(false))

it('what it lets through stays on this site for a browser too', () => {
  for (const path of ['/', '/a//b', '/a\\b', '/..//evil.example', '/@evil.example']) {
    expect(isLocalPath(path)).toBe(true)
    expect(new URL(path, 'http://shop.test').host).toBe('shop.test')
  }
})
