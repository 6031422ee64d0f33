import { languages } from '@aisleway/core/language'
import { isAnswer, isRefusal } from '../../../api/client/refusal.ts'
import { refreshSession } from '../../../api/session/known-session.ts'
import { signInWithPassword, signUpWithPassword } from '../../../api/session/sign-in.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { language } from '../../../ui/text/locale.ts'
import { messages } from '../messages.ts'
import { showFailure } from '../show-failure.ts'

export type Credentials = { email: string; password: string; fullName: string }

/** Submits the form. Success is reported unless a second step follows; after a failure, the input stays. */
export function useSignIn(way: 'login' | 'signUp', onSignedUp?: () => void) {
  const { run, isPending } = useAction({
    key: ['account', way],
    send: async ({ email, password, fullName }: Credentials) => {
      const account = { email: email.trim(), password }
      if (way === 'login') {
        await signInWithPassword(account)
        return refreshSession()
      }
      await signUpWithPassword({ ...account, fullName: fullName.trim() })
      onSignedUp?.()
      // Sending it again would be refused, because the account exists.
      return refreshSession().catch(() => undefined)
    },
    onDone: session => {
      if (!session) return toast.error(messages.signedUpOnly)
      const { user } = session
      if (user) toast.show(way === 'login' ? messages.loggedIn(user.fullName) : messages.signedUp)
    },
    onFailed: error => {
      const failed = way === 'login' ? messages.loginFailed : messages.signUpFailed
      // The server's own text, if it sent any (spec 1 §8), which is in English.
      const serverMessage = language === languages[0] && isRefusal(error) && error.message
      const message = serverMessage || (isAnswer(error) ? failed.message : messages.notSent)
      showFailure(error, { title: failed.title, message })
    },
  })
  return { submit: run, isPending }
}
