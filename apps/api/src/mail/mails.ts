import type { Language } from '@aisleway/core/language'
import { asHtml, asText, type EmailContent } from './email-layout.ts'
import type { Mail } from './mailer.ts'
import { textsIn } from './texts-in.ts'

// No mail repeats a name that its requester typed; otherwise anybody could make us mail their words to others.

type Addressed = { to: string; language: Language }
type LinkMail = Addressed & { link: string }

export const verifyAddressMail = (given: LinkMail) =>
  mail(given, textsIn(given.language).verifyAddress)

export const resetPasswordMail = (given: LinkMail) =>
  mail(given, textsIn(given.language).resetPassword)

/** Goes to the new address, whose owner agrees by opening the link. */
export const confirmNewAddressMail = (given: LinkMail) =>
  mail(given, textsIn(given.language).confirmNewAddress)

/** Goes to the old address, whose owner may not have asked for it. */
export function addressChangeNotice({ newAddress, ...given }: LinkMail & { newAddress: string }) {
  const { lead, ...rest } = textsIn(given.language).addressChangeNotice
  return mail(given, { ...rest, lead: lead(newAddress) })
}

export const passwordChangedMail = (given: LinkMail) =>
  mail(given, textsIn(given.language).passwordChanged)

/** The name was typed by the signed-in owner, who is the only recipient. */
export function factorAddedMail({ name, ...given }: LinkMail & { name: string }): Mail {
  const { lead, ...rest } = textsIn(given.language).factorAdded
  return mail(given, { ...rest, lead: lead(name) })
}

export function factorRemovedMail({ name, ...given }: LinkMail & { name: string }): Mail {
  const { lead, ...rest } = textsIn(given.language).factorRemoved
  return mail(given, { ...rest, lead: lead(name) })
}

/** Neither the list's name nor the inviter's, because both are typed. A verified address is not. */
export function invitationMail({ from, ...given }: LinkMail & { from: string | null }): Mail {
  const { lead, ...rest } = textsIn(given.language).invitation
  return mail(given, { ...rest, lead: lead(from) })
}

export const accountDeletedMail = (given: Addressed) =>
  mail(given, textsIn(given.language).accountDeleted)

type Texts = { subject: string; lead: string; notes: readonly string[]; button?: string }

function mail({ to, language, link }: Addressed & { link?: string }, texts: Texts): Mail {
  const { subject, lead, notes, button } = texts
  const content: EmailContent = {
    language,
    title: subject,
    lead,
    notes,
    ...(button && link && { action: { label: button, link } }),
  }
  return { to, subject, text: asText(content), html: asHtml(content) }
}
