import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

vi.stubGlobal('window', new EventTarget())
const { Pagination } = await import('./pagination.tsx')

it('on the last page, the link to the next one leads nowhere and keeps the focus', () => {
  const page = renderToString(
    createElement(Pagination, {
      label: 'Pages',
      current: 3,
      total: 3,
      href: page => `?page=${page}`,
      onPage: () => {},
    }),
  )
  const links = page.match(/<a [^>]*>/g) ?? []
  expect(links[0]).toContain('href="?page=2"')
  expect(links[0]).not.toContain('tabindex')
  expect(links.at(-1)).toContain('aria-disabled="true"')
  expect(links.at(-1)).toContain('tabindex="-1"')
  expect(links.at(-1)).not.toContain('href')
})
