import { emailError, fullNameError, passwordError } from '@aisleway/core/account/rules'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AuthForm } from './auth-form.tsx'
import { messages } from './messages.ts'
import { useSignIn } from './use-sign-in.ts'

/** Login and Sign Up (spec 1 §2). */
export function AuthScreen() {
  const { next }: { next?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  usePageTitle(messages.pageTitle)
  const goOn = () => navigate({ to: localPath(next), replace: true })
  const login = useSignIn('login', goOn)
  const signUp = useSignIn('signUp', goOn)
  // What was typed on one tab is there on the other.
  const [shared, setShared] = useState({ email: '', password: '' })

  return (
    <main id="content" className="mx-auto w-full max-w-110 rounded-panel bg-surface p-6 sm:p-8">
      <h1 className="display mb-5 text-title-sm">{messages.title}</h1>
      <Tabs look="segmented" defaultValue="login">
        <TabList aria-label={messages.title} className="grid! grid-cols-2">
          <Tab value="login">{messages.login}</Tab>
          <Tab value="signUp">{messages.signUp}</Tab>
        </TabList>
        <TabPanel value="login" className="pt-6">
          <AuthForm
            fields={['email', 'password']}
            check={checks}
            initial={shared}
            onDraft={setShared}
            submitLabel={messages.loginSubmit}
            busyLabel={messages.loginBusy}
            isBusy={login.isPending}
            onSubmit={login.submit}
            passwordAutoComplete="current-password"
          />
        </TabPanel>
        <TabPanel value="signUp" className="pt-6">
          <AuthForm
            fields={['fullName', 'email', 'password']}
            check={checks}
            initial={shared}
            onDraft={setShared}
            submitLabel={messages.signUpSubmit}
            busyLabel={messages.signUpBusy}
            isBusy={signUp.isPending}
            onSubmit={signUp.submit}
            passwordAutoComplete="new-password"
          />
        </TabPanel>
      </Tabs>
    </main>
  )
}

const checks = { fullName: fullNameError, email: emailError, password: passwordError }

/** Only a path of this site: an address that somebody put there leads nowhere else. */
function localPath(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) && !next.startsWith('/auth')
    ? next
    : '/'
}
