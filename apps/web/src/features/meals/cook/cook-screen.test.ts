import type { LinkProps } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { messages } from '../messages.ts'

const asked = vi.hoisted(() => ({ answer: {} }))
vi.mock('@tanstack/react-query', async original => ({
  ...(await original<object>()),
  useQuery: () => ({ isPending: false, ...asked.answer }),
}))
vi.mock('@tanstack/react-router', async original => ({
  ...(await original<object>()),
  Link: ({ to }: LinkProps) => createElement('a', { href: to }),
  useNavigate: () => () => {},
  useParams: () => ({ slug: 'chili' }),
  useRouter: () => ({}),
  useSearch: () => ({}),
}))

stubBrowser()
const { CookScreen } = await import('./cook-screen.tsx')

it('a meal that is gone leads to other meals, and one without steps to its recipe', () => {
  asked.answer = { error: Object.assign(new Error(), { code: 'NOT_FOUND', status: 404 }) }
  const gone = renderToString(createElement(CookScreen, { planned: undefined }))
  expect(gone).toContain(messages.mealNotFound)
  expect(gone).toContain('href="/meals"')
  asked.answer = { data: { meal: { slug: 'chili', steps: [] } }, error: null }
  const withoutSteps = renderToString(createElement(CookScreen, { planned: undefined }))
  expect(withoutSteps).toContain(messages.noSteps)
  expect(withoutSteps).toContain('href="/meals/$slug"')
})
