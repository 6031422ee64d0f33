import { ArrowRightIcon } from '@phosphor-icons/react/ArrowRight'
import { Link } from '@tanstack/react-router'
import { messages } from '../messages.ts'

/** The large card that links to Meal Generation. */
export function GenerateCard() {
  return (
    <Link
      to="/meals"
      className="group flex flex-col justify-between overflow-hidden rounded-panel bg-brand text-white [--ring:white] focus-visible:-outline-offset-6"
    >
      <div className="p-6 sm:p-8 sm:pb-4">
        <h2 className="display flex items-center justify-between gap-4 text-title">
          {messages.generateMeals}
          <span
            aria-hidden
            className="grid size-13 shrink-0 place-items-center rounded-full bg-lime text-2xl text-on-citrus transition-transform duration-160 group-hover:translate-x-1"
          >
            <ArrowRightIcon />
          </span>
        </h2>
        <p className="mt-3 max-w-[40ch] text-row">{messages.generateMealsText}</p>
      </div>
      <img
        src="/generate-meals.svg"
        alt=""
        width={440}
        height={220}
        className="mx-auto w-full max-w-[30rem]"
      />
    </Link>
  )
}
