import { type Language, textsByLanguage } from '@aisleway/core/language'
import { formatCents } from '@aisleway/core/money'
import type { NoticeFacts } from '@aisleway/core/notices/notice'
import type { PushPayload } from '@aisleway/core/notices/push'
import { messages } from './messages.ts'

const textsIn = await textsByLanguage(messages, language => import(`./messages.${language}.ts`))

/** What a device shows for a notice, and what a press opens; null for a notice that is not pushed. */
export function pushPayload(facts: NoticeFacts, language: Language): PushPayload | null {
  const texts = textsIn(language)
  const about = (text: string, path: string, tag: string): PushPayload => ({
    title: texts.appName,
    text,
    path,
    tag,
    language,
  })
  switch (facts.kind) {
    case 'invitation':
      return about(texts.invitation, '/invitations', `invitation ${facts.listId}`)
    case 'answer': {
      const text = facts.isAccepted ? texts.accepted : texts.declined
      return about(text(facts.listName), `/lists/${facts.listId}`, `answer ${facts.listId}`)
    }
    case 'list-changed':
      return about(
        texts.listChanged(facts.listName),
        `/lists/${facts.listId}`,
        `list ${facts.listId}`,
      )
    case 'trip-completed':
      return about(
        texts.tripCompleted(facts.listName),
        facts.tripId ? `/post-trip-summary/${facts.tripId}` : `/lists/${facts.listId}`,
        `list ${facts.listId}`,
      )
    case 'price': {
      const { productId, productName, priceCents, beforeCents } = facts
      return about(
        texts.favorite(productName, formatCents(priceCents), formatCents(beforeCents)),
        `/products/${encodeURIComponent(productId)}`,
        `product ${productId}`,
      )
    }
    case 'access-ended':
      return null
  }
}
