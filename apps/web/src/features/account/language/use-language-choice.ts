import { type Language, languageCookie } from '@aisleway/core/language'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { useSession } from '../../../api/session/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Keeps a language for this device and, for mails, on the account; the page comes anew in it. */
export function useLanguageChoice() {
  const { user } = useSession()
  const [isChanging, setChanging] = useState(false)

  async function choose(language: Language) {
    if (!navigator.onLine) return toast.error({ ...messages.offline, key: 'language' })
    setChanging(true)
    keep(language)
    // Where the account is not reached its mails stay as they were; the page changes all the same.
    if (user) await api.account.updateProfile({ language }).catch(() => {})
    location.reload()
  }
  return { choose, isChanging }
}

function keep(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has the Cookie Store
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
}
