import { AtIcon } from '@phosphor-icons/react/At'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { UserCircleIcon } from '@phosphor-icons/react/UserCircle'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { preloadedDialog } from '../../../../ui/overlays/preloaded-dialog.tsx'
import { messages } from '../messages.ts'
import { Panel, PanelRow } from '../panel.tsx'
import type { PartProps } from '../profile-parts.ts'
import { AppearanceRow } from './appearance-row.tsx'
import { LanguageRow } from './language-row.tsx'

const EditNameDialog = preloadedDialog(() => import('./edit-name-dialog.tsx'))

const ChangeEmailDialog = preloadedDialog(() => import('./change-email-dialog.tsx'))

/** Shows name, username and e-mail address, each with a button to change it. */
export function AccountPanel(part: PartProps) {
  const { profile } = part
  const [isNaming, setNaming] = useState(false)
  const [isChangingEmail, setChangingEmail] = useState(false)
  return (
    <Panel
      title={messages.detailsTitle}
      aside={
        <Button
          variant="sunken"
          size="compact"
          aria-label={messages.editName}
          onClick={() => setNaming(true)}
        >
          {messages.edit}
        </Button>
      }
    >
      <PanelRow
        icon={<UserCircleIcon />}
        label={messages.name}
        title={profile.fullName || messages.noName}
      />
      <PanelRow
        icon={<AtIcon />}
        label={messages.username}
        title={profile.username ?? messages.noUsername}
      />
      <PanelRow
        icon={<EnvelopeSimpleIcon />}
        label={messages.email}
        title={profile.email}
        text={profile.hasPassword ? undefined : messages.emailNeedsPassword}
        action={
          profile.hasPassword && (
            <Button
              variant="sunken"
              size="compact"
              aria-label={messages.changeEmail}
              onClick={() => setChangingEmail(true)}
            >
              {messages.change}
            </Button>
          )
        }
      />
      <LanguageRow />
      <AppearanceRow />
      <EditNameDialog {...part} open={isNaming} onOpenChange={setNaming} />
      <ChangeEmailDialog {...part} open={isChangingEmail} onOpenChange={setChangingEmail} />
    </Panel>
  )
}
