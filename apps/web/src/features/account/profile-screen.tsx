import type { Profile } from '@aisleway/core/account/contract'
import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session/session.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { ConfirmIdentity } from './profile/confirm/confirm-identity.tsx'
import { AccountPanel } from './profile/details/account-panel.tsx'
import { DataPanel } from './profile/details/data-panel.tsx'
import { Identity } from './profile/details/identity.tsx'
import { messages } from './profile/messages.ts'
import { SecurityPanel } from './profile/security/security-panel.tsx'
import { SessionsPanel } from './profile/security/sessions-panel.tsx'
import { profileQuery } from './profile-queries.ts'

/** Profile (spec 1 §2); `quickLinks` lead to what the shopper keeps here. */
export function ProfileScreen({ quickLinks }: { quickLinks: ReactNode }) {
  const { user } = useSession()
  usePageTitle(messages.pageTitle)
  return user && <ProfileOf user={user} quickLinks={quickLinks} />
}

function ProfileOf({ user, quickLinks }: { user: User; quickLinks: ReactNode }) {
  // The link of a mail confirms an address in another tab, from which the user comes back.
  const {
    data: profile,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...profileQuery(user.id),
    staleTime: 0,
  })
  useFailureToast(error, { ...messages.loadFailed, key: 'profile' })

  if (isPending) {
    return (
      <main id="content" className="grid min-h-[60dvh] place-items-center text-4xl">
        <Spinner label={messages.loading} />
      </main>
    )
  }
  const part = { userId: user.id, profile: profile ?? profileWithoutRow(user) }
  return (
    <main
      id="content"
      className="page gutter grid grid-cols-1 items-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[minmax(20rem,2fr)_3fr]"
    >
      <Identity profile={part.profile} />
      {error && !profile ? (
        <div className="rounded-panel bg-surface px-5">
          <LoadFailed title={messages.loadFailed.message} onRetry={refetch} />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          {quickLinks}
          <ConfirmIdentity {...part}>
            <AccountPanel {...part} />
            <SecurityPanel {...part} />
            <SessionsPanel userId={user.id} />
            <DataPanel {...part} />
          </ConfirmIdentity>
        </div>
      )}
    </main>
  )
}

/** What the session alone reveals about its user. */
function profileWithoutRow({ fullName, email, emailVerified }: User): Profile {
  return {
    fullName,
    username: null,
    email,
    emailVerified,
    appearance: null,
    language: null,
    hasPassword: true,
    providers: [],
  }
}
