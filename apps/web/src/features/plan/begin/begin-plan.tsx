import type { User } from '@aisleway/core/account/session'
import { defaultSettings } from '@aisleway/core/plan/default-settings'
import { CalendarPlusIcon } from '@phosphor-icons/react/CalendarPlus'
import { useNavigate } from '@tanstack/react-router'
import { newId } from '../../../api/client/new-id.ts'
import { usePreferences } from '../../../api/preferences.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { today } from '../../../ui/text/today.ts'
import { messages } from '../messages.ts'
import { messages as settingsMessages } from '../settings/messages.ts'
import { SettingsForm } from '../settings/settings-form.tsx'
import { useCreatePlan } from './use-create-plan.ts'

/** Starts a first plan: the questions are prefilled, so that one press is enough. */
export default function BeginPlan({ user }: { user: User }) {
  const { data: preferences, isPending } = usePreferences()
  const navigate = useNavigate()
  const create = useCreatePlan(user, listId =>
    navigate({ to: '/plan/$listId', params: { listId }, search: { fill: '1' }, replace: true }),
  )
  if (isPending) return null
  return (
    <section
      aria-labelledby="plan-title"
      className="mx-auto max-w-240 rounded-panel bg-surface p-5 sm:p-8"
    >
      <h1 id="plan-title" className="display text-title-lg">
        {messages.title}
      </h1>
      <p className="mt-3 mb-6 max-w-[60ch] text-ink2 text-row">{messages.emptyText}</p>
      <SettingsForm
        settings={defaultSettings({ ...user, id: newId() }, preferences ?? null, today())}
        label={settingsMessages.settingsTitle}
        onSubmit={create.run}
        actions={
          <Button
            type="submit"
            size="final"
            busy={create.isPending}
            icon={<CalendarPlusIcon />}
            className="mt-6 max-sm:w-full"
          >
            {messages.begin}
          </Button>
        }
      />
    </section>
  )
}
