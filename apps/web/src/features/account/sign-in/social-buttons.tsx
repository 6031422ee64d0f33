import { AppleLogoIcon } from '@phosphor-icons/react/AppleLogo'
import { GithubLogoIcon } from '@phosphor-icons/react/GithubLogo'
import { GoogleLogoIcon } from '@phosphor-icons/react/GoogleLogo'
import { KeyIcon } from '@phosphor-icons/react/Key'
import { useQuery } from '@tanstack/react-query'
import { socialSignInUrl } from '../../../api/session/sign-in.ts'
import { storeConfigQuery } from '../../../api/store-config.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { messages } from '../messages.ts'
import { showFailure } from '../show-failure.ts'

/** Offers sign-in with accounts of other sites; renders nothing if none is configured (answer 13). */
export function SocialButtons({ back }: { back: Record<string, string> }) {
  const { data: config } = useQuery(storeConfigQuery)
  const { run, variables, isPending } = useAction({
    key: ['account', 'social'],
    send: (provider: string) =>
      socialSignInUrl(provider, {
        page: authPage(back),
        newcomersPage: authPage({ ...back, newcomer: '1' }),
      }),
    onDone: url => location.assign(url),
    onFailed: error =>
      showFailure(error, {
        title: messages.loginFailed.title,
        message: messages.socialErrors.failed,
      }),
  })
  if (!config || config.signInProviders.length === 0) return null
  return (
    <>
      <p className="flex items-center gap-4 text-ink2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {messages.or}
      </p>
      <div className="flex flex-col gap-3">
        {config.signInProviders.map(({ id, name }) => {
          const Logo = logos[id] ?? KeyIcon
          return (
            <Button
              key={id}
              variant="outline"
              icon={<Logo />}
              busy={isPending && variables === id}
              busyLabel={messages.leadingTo(name)}
              onClick={() => run(id)}
            >
              {messages.continueWith(name)}
            </Button>
          )
        })}
      </div>
    </>
  )
}

const logos: Partial<Record<string, typeof KeyIcon>> = {
  apple: AppleLogoIcon,
  github: GithubLogoIcon,
  google: GoogleLogoIcon,
}

/** The return URL is /auth, because a second step may be due there; otherwise it redirects at once. */
function authPage(search: Record<string, string>): string {
  const text = new URLSearchParams(search).toString()
  return text ? `/auth?${text}` : '/auth'
}
