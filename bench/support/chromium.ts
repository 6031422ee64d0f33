import { findChromium } from '../../scripts/lib/find-chromium.mjs'

export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let path: Promise<string> | undefined

/** Searched for only once. */
export function chromiumPath(): Promise<string> {
  path ??= findChromium()
  return path
}
