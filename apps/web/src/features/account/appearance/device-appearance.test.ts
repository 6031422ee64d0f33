import { appearanceCookieLine } from '@aisleway/core/appearance/appearance'
import { expect, it, vi } from 'vitest'
import { followAppearanceOfDevice } from './device-appearance.ts'

it('what another tab chose is applied here too', async () => {
  const dataset: Record<string, string> = { textSize: 'larger' }
  const cookie = appearanceCookieLine({ theme: 'dark', textSize: 'normal' })
  const documentElement = { dataset }
  vi.stubGlobal('document', { cookie, documentElement, querySelectorAll: () => [] })
  followAppearanceOfDevice()
  new BroadcastChannel('aisleway').postMessage(['appearance'])
  await vi.waitFor(() => expect(dataset).toEqual({ theme: 'dark' }))
})
