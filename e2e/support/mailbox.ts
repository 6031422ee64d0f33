import { expect } from '@playwright/test'
import type { Email } from 'postal-mime'
import { mailboxUrl } from './addresses.ts'

/** Waits for the newest mail to an address with this subject. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let found: Email | undefined
  await expect(async () => {
    const answer = await fetch(`${mailboxUrl}/?to=${encodeURIComponent(address)}`)
    const mails: Email[] = await answer.json()
    found = mails.findLast(mail => mail.subject === subject)
    expect(found, `"${subject}" to ${address}`).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found as Email
}

/** The only link in a mail, which is the same in both its text and HTML parts. */
export function linkIn({ text = '', html = '' }: Email): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  expect(html.replaceAll('&amp;', '&')).toContain(`href="${link}"`)
  return link
}
