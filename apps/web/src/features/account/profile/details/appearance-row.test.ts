import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AppearanceRow } from './appearance-row.tsx'

vi.mock('../../../../ui/overlays/preloaded-dialog.tsx', () => ({
  preloadedDialog: () => () => null,
}))

it('Profile names the theme and text size of this device', () => {
  vi.stubGlobal('document', { cookie: 'appearance=dark.large' })
  expect(renderToString(createElement(AppearanceRow))).toContain('Dark, Large')
})
