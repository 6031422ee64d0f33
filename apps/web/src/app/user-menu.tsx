import type { User } from '@aisleway/core/account/session'
import { SignOutIcon } from '@phosphor-icons/react/SignOut'
import { UserCircleIcon } from '@phosphor-icons/react/UserCircle'
import { Link } from '@tanstack/react-router'
import { SignOutHost } from '../features/account/sign-out-host.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { DropdownMenu, MenuItem } from '../ui/dropdown-menu.tsx'
import { messages } from './messages.ts'

/** My Account; fetched once somebody is signed in. */
export default function UserMenu({ user }: { user: User }) {
  return (
    <SignOutHost>
      {signOut => (
        <DropdownMenu
          title={messages.myAccount}
          trigger={
            <button
              type="button"
              aria-label={messages.accountOf(user.fullName)}
              className="pressable rounded-full"
            >
              <Avatar name={user.fullName} />
            </button>
          }
        >
          <MenuItem asChild>
            <Link to="/profile">
              <UserCircleIcon aria-hidden weight="bold" />
              {messages.profile}
            </Link>
          </MenuItem>
          <MenuItem icon={<SignOutIcon weight="bold" />} onSelect={signOut}>
            {messages.signOut}
          </MenuItem>
        </DropdownMenu>
      )}
    </SignOutHost>
  )
}
