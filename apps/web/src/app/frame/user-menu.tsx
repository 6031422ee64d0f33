import type { User } from '@aisleway/core/account/session'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { JarIcon } from '@phosphor-icons/react/Jar'
import { SignOutIcon } from '@phosphor-icons/react/SignOut'
import { UserCircleIcon } from '@phosphor-icons/react/UserCircle'
import { Link } from '@tanstack/react-router'
import { SignOutHost } from '../../features/account/sign-out/sign-out-host.tsx'
import { useInvitationCount } from '../../features/sharing/invitations/use-invitation-count.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { CountBadge } from '../../ui/display/count-badge.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { messages as menu } from './menu-messages.ts'

/** My Account, lazy-loaded once somebody is signed in. */
export default function UserMenu({ user }: { user: User }) {
  const invitationCount = useInvitationCount()
  return (
    <SignOutHost>
      {signOut => (
        <DropdownMenu
          title={menu.myAccount}
          trigger={
            <button
              type="button"
              aria-label={menu.accountOf(user.fullName)}
              className="pressable rounded-full"
            >
              <Avatar name={user.fullName} />
            </button>
          }
        >
          <MenuItem asChild>
            <Link to="/profile">
              <UserCircleIcon />
              {menu.profile}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/pantry">
              <JarIcon />
              {menu.pantry}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/invitations">
              <EnvelopeSimpleIcon />
              {menu.invitations}
              {!!invitationCount && <CountBadge count={invitationCount} className="ml-auto" />}
            </Link>
          </MenuItem>
          <MenuItem icon={<SignOutIcon />} onSelect={signOut}>
            {menu.signOut}
          </MenuItem>
        </DropdownMenu>
      )}
    </SignOutHost>
  )
}
