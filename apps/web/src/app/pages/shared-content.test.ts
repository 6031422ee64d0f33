import { describe, expect, it } from 'vitest'
import { type Shared, sharedContent } from './shared-content.ts'

const page = 'https://soup.example/carrot?x=1'

describe('what is shared', () => {
  it.each<[string, Shared]>([
    ['alone', { url: page }],
    ['as a text', { text: page }],
    ['after the title of its page', { title: 'Soup', text: `Carrot soup\n${page}` }],
    ['in one line with the title', { text: `Carrot soup ${page}` }],
  ])('is an address of a recipe when it is a link %s', (_, shared) => {
    expect(sharedContent(shared)).toEqual({ kind: 'recipe', address: page })
  })

  it('is a list when it has lines, also with a link among them', () => {
    expect(sharedContent({ title: 'Note', text: 'eggs\n\n2 milk' })).toEqual({
      kind: 'list',
      text: 'eggs\n2 milk',
    })
    expect(sharedContent({ text: `eggs\nmilk\n${page}` })).toEqual({
      kind: 'list',
      text: 'eggs\nmilk',
    })
  })

  it('is a list of one thing when it is only a title', () => {
    expect(sharedContent({ title: 'eggs' })).toEqual({ kind: 'list', text: 'eggs' })
  })

  it('is nothing without words', () => {
    expect(sharedContent({ title: ' ', text: '\n' })).toBeNull()
    expect(sharedContent({})).toBeNull()
  })

  it('is no recipe when the link is none of the web', () => {
    expect(sharedContent({ url: 'javascript:alert(1)', text: 'eggs' })).toEqual({
      kind: 'list',
      text: 'eggs',
    })
  })
})
