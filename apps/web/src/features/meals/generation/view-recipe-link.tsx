import { type MealsState, mealsAddressFrom } from '@aisleway/core/meals/generation/meals-address'
import { Link } from '@tanstack/react-router'
import { type ButtonLook, buttonClass } from '../../../ui/controls/button-class.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { messages } from '../messages.ts'

type Props = { name: string; state: MealsState; look: ButtonLook; className?: string }

/** To the single view; the whole card around it can be pressed. */
export function ViewRecipeLink({ name, state, look, className = '' }: Props) {
  return (
    <Link
      to="/meals"
      search={mealsAddressFrom(state)}
      // Scaled, it would hold what covers the card within its own edges.
      className={`${buttonClass(look)} scale-none! after:absolute after:inset-0 ${className}`}
    >
      {/* One element, so that the words stand together. */}
      <span>
        {messages.viewRecipe}
        <VisuallyHidden> {messages.viewRecipeOf(name)}</VisuallyHidden>
      </span>
    </Link>
  )
}
