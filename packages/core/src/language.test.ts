import { describe, expect, it } from 'vitest'
import { languageOf } from './language.ts'

const asked = (given: { cookie?: string; 'accept-language'?: string }) =>
  languageOf(new Map(Object.entries(given)) as unknown as { get: (name: string) => string | null })

describe('the language of an answer', () => {
  it('is English where nothing is known', () => expect(asked({})).toBe('en'))

  it.each([
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['ES-us', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.4, es;q=0.7', 'es'],
    ['es;q=0, en', 'en'],
    ['fr-FR,fr;q=0.9,es;q=0.3', 'es'],
    ['fr,de', 'en'],
    ['est', 'en'],
    ['*', 'en'],
    [';;q=,,es;q=nonsense', 'en'],
  ])('of a browser that asks for "%s" is %s', (header, language) =>
    expect(asked({ 'accept-language': header })).toBe(language),
  )

  it('is the chosen one, whatever the browser speaks', () => {
    expect(asked({ cookie: 'a=1; language=es', 'accept-language': 'en-US' })).toBe('es')
    expect(asked({ cookie: 'language=en; b=2', 'accept-language': 'es' })).toBe('en')
  })

  it.each(['language=fr', 'language=', 'language', 'my_language=en'])(
    'is not chosen by the cookie "%s"',
    cookie => expect(asked({ cookie, 'accept-language': 'es' })).toBe('es'),
  )
})
