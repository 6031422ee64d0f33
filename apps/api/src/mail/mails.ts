import { asHtml, asText, type Letter } from './letter.ts'
import type { Mail } from './mailer.ts'
import { messages } from './messages.ts'

// No mail repeats a name that its asker typed: else anybody could have us mail their words to others.

type LinkMail = { to: string; link: string }

export const verifyAddressMail = ({ to, link }: LinkMail) => mail(to, messages.verifyAddress, link)

export const resetPasswordMail = ({ to, link }: LinkMail) => mail(to, messages.resetPassword, link)

/** To the new address, whose owner agrees by opening the link. */
export const confirmNewAddressMail = ({ to, link }: LinkMail) =>
  mail(to, messages.confirmNewAddress, link)

/** To the old address, whose owner may not have asked. */
export function addressChangeNotice({ to, link, newAddress }: LinkMail & { newAddress: string }) {
  const { lead, ...rest } = messages.addressChangeNotice
  return mail(to, { ...rest, lead: lead(newAddress) }, link)
}

export const passwordChangedMail = ({ to, link }: LinkMail) =>
  mail(to, messages.passwordChanged, link)

/** The name was given by the signed-in owner, who alone gets this. */
export function factorAddedMail({ to, link, name }: LinkMail & { name: string }): Mail {
  const { lead, ...rest } = messages.factorAdded
  return mail(to, { ...rest, lead: lead(name) }, link)
}

export function factorRemovedMail({ to, link, name }: LinkMail & { name: string }): Mail {
  const { lead, ...rest } = messages.factorRemoved
  return mail(to, { ...rest, lead: lead(name) }, link)
}

export const accountDeletedMail = ({ to }: { to: string }) => mail(to, messages.accountDeleted)

type Texts = { subject: string; lead: string; notes: readonly string[]; button?: string }

function mail(to: string, { subject, lead, notes, button }: Texts, link?: string): Mail {
  const letter: Letter = {
    title: subject,
    lead,
    notes,
    ...(button && link && { action: { label: button, link } }),
  }
  return { to, subject, text: asText(letter), html: asHtml(letter) }
}
