import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx'
import { messages } from '../messages.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { socialErrorText } from './social-error-text.ts'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  /** The search parameters of /auth, for shoppers who return to it from another site. */
  back: Record<string, string>
  /** Why a social sign-in failed. */
  error: string | undefined
  /** Called once the account exists; its session follows. */
  onSignedUp: () => void
}

export function SignInCard({ back, error, onSignedUp }: Props) {
  const login = useSignIn('login')
  const signUp = useSignIn('signUp', onSignedUp)
  // Text typed on one tab appears on the other as well, and is there again on the way back.
  const [shared, setShared] = useState({ fullName: '', email: '', password: '' })

  return (
    <AuthCard title={messages.title}>
      {error && (
        <p
          role="alert"
          className="flex items-start gap-3 rounded-control border-[1.5px] border-danger px-4 py-3 font-semibold text-danger"
        >
          <WarningCircleIcon className="shrink-0 text-2xl" />
          {socialErrorText(error)}
        </p>
      )}
      <Tabs look="segmented" defaultValue="login">
        <TabList aria-label={messages.title} className="w-full *:basis-0">
          <Tab value="login">{messages.login}</Tab>
          <Tab value="signUp">{messages.signUp}</Tab>
        </TabList>
        <TabPanel value="login" className="pt-6">
          <AuthForm
            fields={['email', 'password']}
            initial={shared}
            onDraft={setShared}
            submitLabel={messages.loginSubmit}
            busyLabel={messages.loginBusy}
            isBusy={login.isPending}
            onSubmit={login.submit}
          >
            <Link
              to="/auth/forgot"
              state={{ email: shared.email }}
              className="-mt-2 -mb-4 flex min-h-11 items-center self-end rounded-control font-semibold text-leaf underline-offset-4 hover:underline"
            >
              {messages.forgotPassword}
            </Link>
          </AuthForm>
        </TabPanel>
        <TabPanel value="signUp" className="pt-6">
          <AuthForm
            fields={['fullName', 'email', 'password']}
            initial={shared}
            onDraft={setShared}
            submitLabel={messages.signUpSubmit}
            busyLabel={messages.signUpBusy}
            isBusy={signUp.isPending}
            onSubmit={signUp.submit}
            isNewPassword
          />
        </TabPanel>
      </Tabs>
      <SocialButtons back={back} />
    </AuthCard>
  )
}
