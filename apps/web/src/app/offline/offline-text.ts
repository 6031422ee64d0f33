import { messages } from './offline-messages.ts'

/**
 * What the screen at this path can and cannot do offline; undefined where the products and meals that it shows are on
 * this device.
 */
export function offlineText(pathname: string, hasCatalogue: boolean): string | undefined {
  const [, first = ''] = pathname.split('/')
  if (hasCatalogue && answeredByDevice.includes(first)) return undefined
  return Object.hasOwn(texts, first) ? texts[first]! : messages.elsewhere
}

const texts: Readonly<Record<string, string>> = messages.screens

/** The screens whose products and meals are on this device. */
const answeredByDevice = ['', 'browse', 'departments', 'products', 'meals', 'cookbook']
