import { CopyIcon } from '@phosphor-icons/react/Copy'
import { classNames } from '../../../../ui/class-names.ts'
import { buttonClass } from '../../../../ui/controls/button-class.ts'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { messages } from '../messages.ts'
import { copySecret } from './copy-secret.ts'
import type { Enrollment } from './enrollment.ts'

type Props = { totp: NonNullable<Enrollment['totp']> }

/** The secret for the authenticator app: to scan, to tap on the same phone, or to type. */
export function AuthenticatorSecret({ totp }: Props) {
  return (
    <>
      <img
        src={totp.qr_code}
        alt={messages.qrAlt}
        width={184}
        height={184}
        // White in the dark theme too, because scanners expect dark squares on a light background.
        className="mx-auto rounded-card bg-white p-2"
      />
      <a
        href={totp.uri}
        className={classNames(buttonClass({ variant: 'tint' }), 'pointer-fine:hidden')}
      >
        {messages.openAuthenticator}
      </a>
      <div className="rounded-control bg-sunken py-2 pr-1.5 pl-3.5">
        <p className="font-meta text-ink2 text-meta">{messages.secret}</p>
        <div className="flex items-center justify-between gap-2">
          <code className="font-mono font-semibold [overflow-wrap:anywhere]">
            {inFours(totp.secret)}
          </code>
          <IconButton
            label={messages.copySecret}
            icon={<CopyIcon />}
            onClick={() => copySecret(totp.secret)}
          />
        </div>
      </div>
    </>
  )
}

/** Groups of four are easier to type, and apps ignore the spaces. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
