import { type MealsState, mealsAddressFrom } from '@aisleway/core/meals/generation/meals-address'
import { Link } from '@tanstack/react-router'
import { type ButtonLook, buttonClass } from '../../../ui/controls/button-class.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { messages } from '../messages.ts'

type Props = { name: string; state: MealsState; look: ButtonLook; className: string }

/** Links to the single view. The whole card around the link is pressable. */
export function ViewRecipeLink({ name, state, look, className }: Props) {
  return (
    <Link
      to="/meals"
      search={mealsAddressFrom(state)}
      // A scaled link would confine the overlay that covers the card to its own box.
      className={`${buttonClass(look)} scale-none! after:absolute after:inset-0 ${className}`}
    >
      {/* A single element, so that the words stay together. */}
      <span>
        {messages.viewRecipe}
        <VisuallyHidden> {messages.viewRecipeOf(name)}</VisuallyHidden>
      </span>
    </Link>
  )
}
