import { useQuery } from '@tanstack/react-query'
import { socialSignInUrl } from '../../../../api/session/sign-in.ts'
import { storeConfigQuery } from '../../../../api/store-config.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { messages as accountMessages } from '../../messages.ts'
import { messages } from '../messages.ts'
import { useProfileAction } from '../use-profile-action.ts'

/** For an account without a password, which returns to Profile from another site with a new session. */
export function ProviderProof({ providers }: { providers: readonly string[] }) {
  const { data: config } = useQuery(storeConfigQuery)
  const { run, variables, isPending } = useProfileAction({
    name: 'confirm-elsewhere',
    send: (provider: string) =>
      socialSignInUrl(provider, { page: '/profile', newcomersPage: '/profile' }),
    onDone: url => location.assign(url),
    failed: messages.notConfirmed,
  })
  const usable = config?.signInProviders.filter(({ id }) => providers.includes(id)) ?? []
  if (usable.length === 0) return <p>{messages.noWayToConfirm}</p>
  return (
    <>
      <p>{messages.confirmElsewhere}</p>
      {usable.map(({ id, name }) => (
        <Button
          key={id}
          busy={isPending && variables === id}
          busyLabel={accountMessages.leadingTo(name)}
          onClick={() => run(id)}
        >
          {accountMessages.continueWith(name)}
        </Button>
      ))}
    </>
  )
}
