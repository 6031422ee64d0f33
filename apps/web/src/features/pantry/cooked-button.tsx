import type { Meal } from '@aisleway/core/meals/meal'
import { CheckFatIcon } from '@phosphor-icons/react/CheckFat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../ui/controls/button.tsx'
import { cookingId } from './cooking-id.ts'
import { messages } from './messages.ts'
import { cookMeal } from './pantry-changes.ts'
import { pantryQuery } from './pantry-query.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  meal: Pick<Meal, 'slug' | 'name' | 'servings' | 'ingredients'>
  portions: number
  /** Whether it is also marked in a plan, which requires no pantry. */
  isPlanned?: boolean
  /** Called on the press with the id of the change, and again if that failed or was undone. */
  onCooked?: (isCooked: boolean, id: string) => void
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
  return (
    <Button
      {...look}
      icon={<CheckFatIcon />}
      disabled={isPressed}
      onClick={() => {
        const { slug } = meal
        const id = cookingId({ slug, portions })
        setPressed(true)
        onCooked?.(true, id)
        cookMeal({ id, slug, portions, meal }, () => {
          setPressed(false)
          onCooked?.(false, id)
        })
      }}
    >
      {messages.cookedIt}
    </Button>
  )
}
