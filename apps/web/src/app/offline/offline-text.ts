import { dateText } from '../../ui/text/date-text.ts'
import { messages } from './offline-messages.ts'

/** What the screen at this path can and cannot do offline. */
export function offlineText(pathname: string, copiedAt: number | undefined): string {
  const [, first = ''] = pathname.split('/')
  if (copiedAt !== undefined && answeredByDevice.includes(first)) {
    return messages.fromDevice(dateText(new Date(copiedAt).toISOString()))
  }
  return Object.hasOwn(texts, first) ? texts[first]! : messages.elsewhere
}

const texts: Readonly<Record<string, string>> = messages.screens

/** The screens whose products and meals are on this device. */
const answeredByDevice = ['', 'browse', 'departments', 'products', 'meals', 'cookbook']
