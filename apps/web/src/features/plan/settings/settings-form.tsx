import type { PlanSettings } from '@aisleway/core/plan/plan'
import { visibleText } from '@aisleway/core/text/visible-text'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { focusInvalid } from '../../../ui/fields/focus-invalid.ts'
import { messages } from './messages.ts'
import { SettingsFields } from './settings-fields.tsx'

type Props = {
  settings: PlanSettings
  label: string
  /** The buttons, one of which submits. */
  actions: ReactNode
  /** `before` is what the form began with. */
  onSubmit: (settings: PlanSettings, before: PlanSettings) => void
  className?: string
}

export function SettingsForm({ settings: given, label, actions, onSubmit, className }: Props) {
  const [before] = useState(given)
  const [settings, setSettings] = useState(given)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!focusInvalid(event.currentTarget)) onSubmit(withNames(settings), before)
  }
  return (
    <form noValidate aria-label={label} onSubmit={send} className={className}>
      <div className="flex flex-col gap-6">
        <SettingsFields settings={settings} onChange={setSettings} />
      </div>
      {actions}
    </form>
  )
}

/** People without a name are named by their position. */
function withNames(settings: PlanSettings): PlanSettings {
  return {
    ...settings,
    people: settings.people.map((person, i) => ({
      ...person,
      name: visibleText(person.name) || messages.person(i + 1),
    })),
  }
}
