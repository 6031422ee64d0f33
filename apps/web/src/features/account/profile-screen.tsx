import type { Profile } from '@aisleway/core/account/contract'
import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useSession } from '../../api/session.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AccountPanel } from './profile/account-panel.tsx'
import { ConfirmIdentity } from './profile/confirm-identity.tsx'
import { DataPanel } from './profile/data-panel.tsx'
import { Identity } from './profile/identity.tsx'
import { messages } from './profile/messages.ts'
import { SecurityPanel } from './profile/security-panel.tsx'
import { SessionsPanel } from './profile/sessions-panel.tsx'
import { profileQuery } from './profile-queries.ts'

/** Profile (spec 1 §2); `shelf` leads to what the shopper keeps here. */
export function ProfileScreen({ shelf }: { shelf: ReactNode }) {
  const { user } = useSession()
  usePageTitle(messages.pageTitle)
  return user && <ProfileOf user={user} shelf={shelf} />
}

function ProfileOf({ user, shelf }: { user: User; shelf: ReactNode }) {
  const { data: profile, isPending, error, refetch } = useQuery(profileQuery(user.id))
  useEffect(() => {
    if (error && navigator.onLine) toast.error({ ...messages.loadFailed, key: 'profile' })
  }, [error])

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
      className="page gutter grid items-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[minmax(20rem,2fr)_3fr]"
    >
      <Identity {...part} />
      {error && !profile ? (
        <div className="rounded-panel bg-surface px-5">
          <LoadFailed title={messages.loadFailed.message} onRetry={refetch} />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          {shelf}
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

/** What the session alone knows of its user. */
function profileWithoutRow({ fullName, email, emailVerified }: User): Profile {
  return {
    fullName,
    username: null,
    email,
    emailVerified,
    language: null,
    hasPassword: true,
    providers: [],
  }
}
