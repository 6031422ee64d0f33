import { type Language, languageCookie } from '@aisleway/core/language'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { useSession } from '../../../api/session/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Saves a language for this device and, for e-mails, on the account, and then reloads the page in it. */
export function useLanguageChoice() {
  const { user } = useSession()
  const [isChanging, setChanging] = useState(false)

  async function choose(language: Language) {
    if (!onlineManager.isOnline()) return toast.error({ ...messages.offline, key: 'language' })
    setChanging(true)
    keep(language)
    // If the account cannot be reached, its e-mails keep their language, but the page still changes.
    if (user) await api.account.updateProfile({ language }).catch(() => {})
    location.reload()
    // The browser may ask whether to leave the page, and the shopper may choose to stay.
    setChanging(false)
  }
  return { choose, isChanging }
}

function keep(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has the Cookie Store
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
}
