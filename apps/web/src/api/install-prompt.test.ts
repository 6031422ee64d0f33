import { expect, it, vi } from 'vitest'
import {
  askToInstall,
  canInstall,
  forgetInstallPrompt,
  keepInstallPrompt,
} from './install-prompt.ts'

const prompt = vi.fn(async () => {})
const offer = () =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })

it('the app is offered for installation until the shopper was asked', async () => {
  expect(canInstall()).toBe(false)
  const event = offer()
  keepInstallPrompt(event)
  expect([event.defaultPrevented, canInstall()]).toEqual([true, true])
  await askToInstall()
  await askToInstall()
  expect(prompt).toHaveBeenCalledOnce()
  expect(canInstall()).toBe(false)
})

it('an installed app is not offered', () => {
  keepInstallPrompt(offer())
  forgetInstallPrompt()
  expect(canInstall()).toBe(false)
})
