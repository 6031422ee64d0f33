import { type MealsState, mealsAddressFrom } from '@aisleway/core/meals/generation/meals-address'
import { Link } from '@tanstack/react-router'
import { type ButtonLook, buttonClass } from '../../../ui/controls/button-class.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { messages } from '../messages.ts'

type Props = { name: string; state: MealsState; look: ButtonLook; className?: string }

/** Leads to the single view. The whole card around the link can be pressed. */
export function ViewRecipeLink({ name, state, look, className = '' }: Props) {
  return (
    <Link
      to="/meals"
      search={mealsAddressFrom(state)}
      // A scaled link would confine the layer that covers the card to its own edges.
      className={`${buttonClass(look)} scale-none! after:absolute after:inset-0 ${className}`}
    >
      {/* The words are one element, so that they stay together. */}
      <span>
        {messages.viewRecipe}
        <VisuallyHidden> {messages.viewRecipeOf(name)}</VisuallyHidden>
      </span>
    </Link>
  )
}
