import { displayName } from '@aisleway/core/account/display-name'
import { SignOutIcon } from '@phosphor-icons/react/SignOut'
import { classNames } from '../../../../ui/class-names.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Avatar } from '../../../../ui/display/avatar.tsx'
import { SignOutHost } from '../../sign-out/sign-out-host.tsx'
import { messages } from '../messages.ts'
import type { PartProps } from '../profile-parts.ts'
import { UnverifiedNotice } from './unverified-notice.tsx'

/** Names of this length or more are set smaller, so that they fit a phone's first screen. */
const longName = 40

/** Says whose profile this is, and offers to sign out. */
export function Identity({ profile }: Pick<PartProps, 'profile'>) {
  const name = displayName(profile)
  return (
    <div className="flex-col items-start gap-5 max-lg:contents lg:sticky lg:top-22 lg:flex">
      <div className="flex w-full items-center gap-4 large-text:flex-col large-text:items-start lg:flex-col lg:items-start lg:gap-6">
        <Avatar
          name={name}
          className="size-18 bg-leaf! text-2xl text-on-leaf! lg:size-24 lg:text-4xl"
        />
        <div className="min-w-0">
          <h1
            className={classNames(
              'display [overflow-wrap:anywhere]',
              name.length > longName ? 'text-title-sm' : 'text-title-lg',
            )}
          >
            {name}
          </h1>
          <p className="mt-2 text-ink2 text-row [overflow-wrap:anywhere]">{profile.email}</p>
        </div>
      </div>
      {!profile.emailVerified && <UnverifiedNotice />}
      <SignOutHost>
        {(signOut, isSigningOut) => (
          <Button
            variant="outline"
            icon={<SignOutIcon />}
            busy={isSigningOut}
            busyLabel={messages.endSessionBusy}
            onClick={signOut}
            className="max-lg:order-last"
          >
            {messages.signOut}
          </Button>
        )}
      </SignOutHost>
    </div>
  )
}
