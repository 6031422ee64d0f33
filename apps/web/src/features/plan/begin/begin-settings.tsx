import type { User } from '@aisleway/core/account/session'
import type { ListHead } from '@aisleway/core/lists/contract'
import { defaultSettings } from '@aisleway/core/plan/default-settings'
import { CalendarBlankIcon } from '@phosphor-icons/react/CalendarBlank'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { today } from '../../../ui/text/today.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import { messages as settingsMessages } from '../settings/messages.ts'
import { SettingsForm } from '../settings/settings-form.tsx'

type Props = { user: User; head: ListHead; changes: PlanChanges }

/**
 * The form for a list without plan settings: because it is only now to become a plan, or because they never arrived.
 */
export default function BeginSettings({ user, head, changes }: Props) {
  if (head.access === 'view') {
    return <EmptyState title={messages.unplanned} picture={<CalendarBlankIcon />} />
  }
  return (
    <section
      aria-labelledby="plan-title"
      className="mx-auto max-w-240 rounded-panel bg-surface p-5 sm:p-8"
    >
      <h1 id="plan-title" className="display mb-6 text-title-lg">
        {head.name}
      </h1>
      <SettingsForm
        settings={defaultSettings(user, null, today())}
        label={settingsMessages.settingsTitle}
        onSubmit={changes.setSettings}
        actions={
          <Button type="submit" size="final" className="mt-6 max-sm:w-full">
            {messages.begin}
          </Button>
        }
      />
    </section>
  )
}
