import { type Appearance, usualAppearance } from '@aisleway/core/appearance/appearance'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import type { SegmentedControlProps } from '../../../ui/controls/segmented-control.tsx'
import { AppearanceControls } from './appearance-controls.tsx'

const updateProfile = vi.hoisted(() => vi.fn<(change: { appearance: Appearance }) => unknown>())
vi.mock('../../../api/client/client.ts', () => ({ api: { account: { updateProfile } } }))
vi.mock('../../../api/session/session.ts', () => ({
  useSession: () => ({ user: { id: 'robin' } }),
}))

let ofDevice = usualAppearance
vi.mock('./device-appearance.ts', () => ({
  appearanceOfDevice: () => ofDevice,
  useAppearanceOfDevice: () => ofDevice,
  setAppearanceOfDevice: (appearance: Appearance) => {
    ofDevice = appearance
  },
}))

const choose: Record<string, (value: string) => void> = {}
vi.mock('../../../ui/controls/segmented-control.tsx', () => ({
  SegmentedControl: ({ legend, onValueChange }: SegmentedControlProps<string>) => {
    choose[String(legend)] = onValueChange
    return null
  },
}))

it('the account keeps what was chosen last, although it was also chosen first', async () => {
  const answers: (() => void)[] = []
  updateProfile.mockImplementation(change => new Promise(done => answers.push(() => done(change))))
  const view = createElement(AppearanceControls)
  renderToString(createElement(QueryClientProvider, { client: queryClient }, view))
  choose.Theme?.('dark')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  choose.Theme?.('light')
  answers[0]?.()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  choose.Theme?.('dark')
  answers[1]?.()
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  const saved = updateProfile.mock.calls.map(([{ appearance }]) => appearance.theme)
  expect(saved).toEqual(['dark', 'light', 'dark'])
})
