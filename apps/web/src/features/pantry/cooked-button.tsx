import type { Meal } from '@aisleway/core/meals/meal'
import { CheckFatIcon } from '@phosphor-icons/react/CheckFat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { cookingId } from './cooking-id.ts'
import { messages } from './messages.ts'
import { cookMeal } from './pantry-changes.ts'
import { pantryQuery } from './pantry-query.ts'

/** A planned meal that was marked as cooked, by the id of the change to the pantry. */
export type MarkedAsCooked = { id: string; undo: () => Promise<void> }

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  meal: Pick<Meal, 'slug' | 'name' | 'servings' | 'ingredients'>
  portions: number
  /** Whether it is also marked in a plan, which requires no pantry. */
  isPlanned?: boolean
  /** Called on the press; marks the meal as cooked in its plan, if it has one. */
  onCooked?: () => Promise<MarkedAsCooked | undefined> | undefined
}

/** Takes a meal's ingredients out of the pantry, for shoppers who keep one. */
export default function CookedButton({
  meal,
  portions,
  isPlanned = false,
  onCooked,
  ...look
}: Props) {
  const { data } = useQuery(pantryQuery)
  const [isPressed, setPressed] = useState(false)
  if (!data?.isKept && !isPlanned) return null

  const cook = async () => {
    const { slug } = meal
    setPressed(true)
    try {
      const marked = await onCooked?.()
      const id = marked?.id ?? cookingId({ slug, portions })
      cookMeal({ id, slug, portions, meal }, () => {
        setPressed(false)
        marked?.undo()
      })
    } catch {
      // The code that marks it in the plan could not be loaded.
      setPressed(false)
      toast.error({ ...messages.notSaved, key: 'pantry' })
    }
  }
  return (
    <Button {...look} icon={<CheckFatIcon />} disabled={isPressed} onClick={cook}>
      {messages.cookedIt}
    </Button>
  )
}
