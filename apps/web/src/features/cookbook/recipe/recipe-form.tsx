import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { changedFields } from '@aisleway/core/plan/changed-fields'
import { emptyRecipe, type RecipeDraft, recipeLimits } from '@aisleway/core/recipes/recipe'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '../../../api/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxChips } from '../../../ui/controls/choice-chips.tsx'
import { focusInvalid } from '../../../ui/fields/focus-invalid.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LeaveDialog } from '../../../ui/overlays/leave-dialog.tsx'
import { useLatest } from '../../../ui/scheduling/use-latest.ts'
import { NumberField } from '../../catalogue/number-field.tsx'
import { messages as mealMessages } from '../../meals/messages.ts'
import {
  areStepsWithinLimits,
  draftOf,
  type EditedRecipe,
  edited,
  recipeDraft,
  typedFields,
  withTyped,
} from './edited-recipe.ts'
import { LineRows } from './line-rows.tsx'
import { messages } from './messages.ts'
import { PictureChoice } from './picture-choice.tsx'
import { RecipePreview, useRecipePreview } from './recipe-preview.tsx'
import { useSaveRecipe } from './use-save-recipe.ts'

type Props = {
  id: string
  draft: RecipeDraft
  /** Whether it has not been saved yet, so that a picture is suggested. */
  isNew?: boolean
  /** Whether it was just imported, and is to be checked starting with its name. */
  isImported?: boolean
  /** Called on every change, with whether anything now differs from the draft. */
  onEdit?: (isEdited: boolean) => void
}

/** A recipe with everything that can be changed, and a preview of it as a meal. */
export function RecipeForm({ id, draft, isNew = false, isImported = false, onEdit }: Props) {
  const { user } = useSession()
  const kept = recipeDraft(user?.id ?? '', isNew ? undefined : id)
  const [recipe, setRecipe] = useState<EditedRecipe>(() =>
    isImported ? edited(draft) : withTyped(draft, kept.read() ?? {}),
  )
  const [isChecked, setChecked] = useState(false)
  const [isPictureChosen, setPictureChosen] = useState(!isNew || recipe.imageUrl !== '')
  const { save, isSaving } = useSaveRecipe(kept.forget)
  const [atFirst] = useState(() => draftOf(edited(draft)))
  const changesIn = (now: RecipeDraft) => changedFields(atFirst, now)
  const isEdited = (now: RecipeDraft) => Object.keys(changesIn(now)).length > 0
  // An Undo changes the recipe as it is by then.
  const latest = useLatest(recipe)
  const change = (changed: Partial<EditedRecipe>) => {
    const next = { ...latest.current, ...changed }
    setRecipe(next)
    kept.keep(typedFields(isNew ? emptyRecipe : draft, next))
    onEdit?.(isEdited(draftOf(next)))
  }

  const current = draftOf(recipe)
  const { meal, pictures, found, isError } = useRecipePreview(current, recipe.lines)
  const imageUrl = isPictureChosen ? recipe.imageUrl : (pictures[0] ?? '')
  const isUnsaved = isImported || isEdited(current)
  const errors = {
    name: isChecked && current.name === '' ? messages.nameMissing : undefined,
    lines: isChecked && current.lines.length === 0 ? messages.linesMissing : undefined,
    steps: areStepsWithinLimits(recipe.steps) ? undefined : messages.stepsLimits,
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Every field with an error is then marked as invalid.
    flushSync(() => setChecked(true))
    if (focusInvalid(form)) return
    const saved = { ...current, imageUrl }
    save({ recipes: [{ ...saved, id }], ...(!isNew && { changed: changesIn(saved) }) })
  }
  return (
    <form
      noValidate
      data-kept
      aria-label={isNew ? messages.newTitle : messages.editTitle}
      onSubmit={send}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <LeaveDialog isAsked={isUnsaved && !isSaving} isKept texts={messages} onLeave={kept.forget} />
      <div className="flex flex-col gap-5 rounded-panel bg-surface p-5 sm:p-6">
        <TextField
          name="name"
          label={messages.name}
          value={recipe.name}
          maxLength={recipeLimits.name}
          error={errors.name}
          autoComplete="off"
          autoFocus={isImported}
          onChange={event => change({ name: event.target.value })}
        />
        <div className="grid grid-cols-3 items-end gap-3 max-sm:grid-cols-2 large-text:grid-cols-1">
          <NumberField
            label={messages.servings}
            limits={servings}
            isRequired
            value={recipe.servings}
            onChange={value => value !== null && change({ servings: value })}
          />
          <NumberField
            label={messages.prepMinutes}
            limits={minutes}
            value={recipe.prepMinutes}
            onChange={prepMinutes => change({ prepMinutes })}
          />
          <NumberField
            label={messages.cookMinutes}
            limits={minutes}
            value={recipe.cookMinutes}
            onChange={cookMinutes => change({ cookMinutes })}
          />
        </div>
        <CheckboxChips
          legend={messages.mealTypes}
          options={mealTypes}
          labelOf={type => mealMessages.mealTypes[type]}
          chosen={recipe.mealTypes}
          onChange={chosen => change({ mealTypes: chosen })}
        />
        <LineRows
          lines={recipe.lines}
          found={found}
          isLookUpFailed={isError}
          error={errors.lines}
          onChange={changeLines => change({ lines: changeLines(latest.current.lines) })}
        />
        <TextArea
          label={
            <>
              {messages.steps}{' '}
              <span className="font-normal text-ink2 text-meta">{messages.stepsHint}</span>
            </>
          }
          value={recipe.steps}
          error={errors.steps}
          onChange={event => change({ steps: event.target.value })}
        />
        <TextArea
          label={messages.note}
          value={recipe.note}
          maxLength={recipeLimits.note}
          onChange={event => change({ note: event.target.value })}
        />
        <NumberField
          label={messages.calories}
          hint={messages.caloriesHint}
          limits={calories}
          value={recipe.calories}
          onChange={value => change({ calories: value })}
        />
        <PictureChoice
          pictures={pictures}
          value={imageUrl}
          onChoose={chosen => {
            setPictureChosen(true)
            change({ imageUrl: chosen })
          }}
        />
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--top-bar)+1rem)]">
        {meal && <RecipePreview meal={{ ...meal, name: recipe.name, imageUrl }} />}
        <Button type="submit" size="final" busy={isSaving} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      </div>
    </form>
  )
}

const servings = { min: 1, max: recipeLimits.servings, decimals: 0 } as const
const minutes = { min: 1, max: recipeLimits.minutes, decimals: 0 } as const
const calories = { min: 1, max: 20_000, decimals: 0 } as const
