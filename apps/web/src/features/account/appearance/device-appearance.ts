import {
  type Appearance,
  appearanceCookieLine,
  appearanceFrom,
  appearanceInCookies,
  appearanceText,
  usualAppearance,
} from '@aisleway/core/appearance/appearance'
import { themeColorMedia } from '@aisleway/core/appearance/page-appearance'
import { useSyncExternalStore } from 'react'
import { onTabMessage, postToOtherTabs } from '../../../api/live/tabs.ts'

export function appearanceOfDevice(): Appearance {
  return appearanceInCookies(document.cookie) ?? usualAppearance
}

export function useAppearanceOfDevice(): Appearance {
  const text = useSyncExternalStore(subscribe, appearanceTextOfDevice, appearanceTextOfDevice)
  return appearanceFrom(text) ?? usualAppearance
}

/** Saves the choice on this device and applies it; the server renders the next page with it. */
export function setAppearanceOfDevice(appearance: Appearance): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has the Cookie Store
  document.cookie = appearanceCookieLine(appearance)
  applyAppearanceOfDevice()
  postToOtherTabs('appearance')
}

/** Applies what was chosen in another tab. */
export function followAppearanceOfDevice(): void {
  onTabMessage('appearance', applyAppearanceOfDevice)
}

function applyAppearanceOfDevice(): void {
  const { theme, textSize } = appearanceOfDevice()
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  if (textSize === 'normal') delete dataset.textSize
  else dataset.textSize = textSize
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    meta.media = themeColorMedia(meta.dataset.scheme as 'light' | 'dark', theme)
  }
  for (const onChange of listeners) onChange()
}

const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** A string, because React compares snapshots by identity. */
function appearanceTextOfDevice(): string {
  return appearanceText(appearanceOfDevice())
}
