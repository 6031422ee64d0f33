import { PasswordIcon } from '@phosphor-icons/react/Password'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeConfigQuery } from '../../../../api/store-config.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { preloadedDialog } from '../../../../ui/overlays/preloaded-dialog.tsx'
import { locale } from '../../../../ui/text/locale.ts'
import { messages } from '../messages.ts'
import { Panel, PanelRow } from '../panel.tsx'
import type { PartProps } from '../profile-parts.ts'
import { Factors } from './factors.tsx'

const ChangePasswordDialog = preloadedDialog(() => import('./change-password-dialog.tsx'))

/** Password and second factors. */
export function SecurityPanel(part: PartProps) {
  const { hasPassword, providers } = part.profile
  const { data: config } = useQuery(storeConfigQuery)
  const [isChanging, setChanging] = useState(false)
  const nameOf = (id: string) => config?.signInProviders.find(known => known.id === id)?.name ?? id
  return (
    <Panel title={messages.securityTitle}>
      <PanelRow
        icon={<PasswordIcon />}
        title={messages.password}
        text={
          hasPassword
            ? messages.passwordSet
            : messages.passwordMissing(names.format(providers.map(nameOf)))
        }
        action={
          <Button
            variant="sunken"
            size="compact"
            aria-label={hasPassword ? messages.changePassword : undefined}
            onClick={() => setChanging(true)}
          >
            {hasPassword ? messages.change : messages.setPassword}
          </Button>
        }
      />
      <Factors userId={part.userId} />
      <ChangePasswordDialog {...part} open={isChanging} onOpenChange={setChanging} />
    </Panel>
  )
}

const names = new Intl.ListFormat(locale)
