import { formatCents } from '@aisleway/core/money'
import type { PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import { readSlotKey } from '@aisleway/core/plan/plan-days'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { BowlFoodIcon } from '@phosphor-icons/react/BowlFood'
import { CheckFatIcon } from '@phosphor-icons/react/CheckFat'
import { ForkKnifeIcon } from '@phosphor-icons/react/ForkKnife'
import { LockSimpleIcon } from '@phosphor-icons/react/LockSimple'
import { MoonIcon } from '@phosphor-icons/react/Moon'
import { WarningIcon } from '@phosphor-icons/react/Warning'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../ui/class-names.ts'
import { mealLanguage } from '../../catalogue/written-language.ts'
import { MealPicture } from '../../meals/meal-picture.tsx'
import { minutesText } from '../../meals/minutes/minutes-text.ts'
import { isNamePending, slotText } from '../meal-name.ts'
import { messages } from '../messages.ts'
import { nutrientText } from '../nutrient-text.ts'
import type { KnownPlan } from '../plan-queries.ts'
import { breaksText } from '../settings/constraint-text.ts'
import { eatersText } from '../slot/eaters-text.ts'

type Props = {
  slot: SlotKey
  planned: PlannedSlot
  plan: Plan
  priced: KnownPlan | undefined
  cents: number | undefined
}

export function SlotContent({ slot, planned, plan, priced, cents }: Props) {
  const { mealType } = readSlotKey(slot)
  const eaters = plan.eaters.get(slot)
  const isCooked = planned.kind === 'meal' && planned.isCooked === true
  // What was eaten fits or not, but nobody can change it any more.
  const breaks = (!isCooked && priced?.slots?.[slot]?.breaks) || []
  const Icon = planned.kind === 'meal' ? undefined : icons[planned.kind]
  const name = (
    // Until it is known, a placeholder of about its length.
    <span
      className={classNames(
        isNamePending(slot, plan, priced) &&
          'animate-pulse rounded-control bg-ink/10 text-transparent',
      )}
    >
      {slotText(slot, plan, priced)}
    </span>
  )
  return (
    <div className="relative flex min-w-0 grow items-start gap-2.5 self-stretch @max-[15rem]:flex-col">
      {planned.kind === 'meal' ? (
        <MealPicture
          imageUrl={priced?.meals[planned.slug]?.imageUrl ?? ''}
          className="size-18 shrink-0 rounded-control @max-[15rem]:h-20 @max-[15rem]:w-full"
        />
      ) : (
        Icon && (
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-2xl text-ink2"
          >
            <Icon />
          </span>
        )
      )}
      <div className="min-w-0 py-0.5">
        <p className="font-bold text-ink2 text-tag browse:hidden">{messages.mealTypes[mealType]}</p>
        <h3 className="line-clamp-3 font-bold leading-snug [overflow-wrap:anywhere]">
          {planned.kind === 'meal' ? (
            <Link
              to="/meals/$slug"
              params={{ slug: planned.slug }}
              lang={mealLanguage(planned)}
              // The link also covers the picture and the facts, for a larger hit target.
              className="underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-control hover:underline focus-visible:after:outline-focus focus-visible:after:outline-ink"
            >
              {name}
            </Link>
          ) : (
            name
          )}
          {isCooked && (
            <CheckFatIcon
              role="img"
              aria-label={messages.cooked}
              aria-hidden={false}
              weight="fill"
              className="ml-1.5 inline align-[-0.1em] text-leaf"
            />
          )}
          {planned.kind === 'meal' && planned.isLocked && !isCooked && (
            <LockSimpleIcon
              role="img"
              aria-label={messages.locked}
              aria-hidden={false}
              weight="fill"
              className="ml-1.5 inline align-[-0.1em] text-leaf"
            />
          )}
        </h3>
        {planned.kind === 'meal' && <Facts slug={planned.slug} priced={priced} cents={cents} />}
        {eaters && (
          <p className="font-semibold text-meta">{messages.eats(eatersText(eaters, plan))}</p>
        )}
        {breaks.length > 0 && (
          <p className="mt-1 flex items-start gap-1 font-semibold text-danger text-meta leading-tight">
            <WarningIcon className="mt-0.5 shrink-0" />
            {breaksText(breaks, plan)}
          </p>
        )}
      </div>
    </div>
  )
}

type FactsProps = Pick<Props, 'priced' | 'cents'> & { slug: string }

function Facts({ slug, priced, cents }: FactsProps) {
  const meal = priced?.meals[slug]
  if (!meal) return null
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-2.5 font-meta text-ink2 text-meta">
      {meal.minutes !== null && <span>{minutesText(meal.minutes)}</span>}
      {meal.calories !== null && <span>{nutrientText('calories', meal.calories)}</span>}
      {cents !== undefined && <span>{formatCents(Math.round(cents))}</span>}
    </p>
  )
}

const icons = { leftovers: BowlFoodIcon, out: ForkKnifeIcon, nothing: MoonIcon }
