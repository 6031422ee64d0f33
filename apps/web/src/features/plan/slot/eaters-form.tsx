import { maxGuests } from '@aisleway/core/plan/plan-limits'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxRow } from '../../../ui/controls/checkbox-row.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { messages as planMessages } from '../messages.ts'
import { type EatersEdits, eatersWithEdits } from './edited-eaters.ts'
import { messages } from './messages.ts'
import type { SlotFormProps } from './slot-task.ts'

/** Who eats at this meal. */
export function EatersForm({ slot, plan, changes, onDone }: SlotFormProps) {
  const [edits, setEdits] = useState<EatersEdits>({ eats: new Map() })
  const eaters = eatersWithEdits(plan, slot, edits)
  const { people, guests } = eaters
  const save = () => {
    const isUsual = guests === 0 && people.length === plan.settings.people.length
    changes.setEaters(slot, isUsual ? null : eaters)
    onDone()
  }
  return (
    <>
      <fieldset>
        <legend className="sr-only">{planMessages.people}</legend>
        {plan.settings.people.map(({ id, name }) => (
          <CheckboxRow
            key={id}
            label={name}
            checked={people.includes(id)}
            onChange={() =>
              setEdits({ ...edits, eats: new Map(edits.eats).set(id, !people.includes(id)) })
            }
          />
        ))}
      </fieldset>
      <div className="mt-4 flex items-center justify-between gap-4">
        <span aria-hidden className="font-bold">
          {messages.guestsLabel}
        </span>
        <Stepper
          tone="sunken"
          min={0}
          max={maxGuests}
          value={guests}
          label={messages.guestsLabel}
          increaseLabel={messages.oneMoreGuest}
          decreaseLabel={messages.oneGuestLess}
          onIncrease={() => setEdits({ ...edits, guests: guests + 1 })}
          onDecrease={() => setEdits({ ...edits, guests: guests - 1 })}
        />
      </div>
      <DialogActions>
        <Button variant="sunken" onClick={onDone}>
          {planMessages.cancel}
        </Button>
        <Button onClick={save}>{planMessages.save}</Button>
      </DialogActions>
    </>
  )
}
