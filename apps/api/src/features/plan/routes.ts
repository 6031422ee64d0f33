import { otherMeals } from '@aisleway/core/plan/outcome/other-meals'
import { pricePlan } from '@aisleway/core/plan/outcome/price-plan'
import type { MealChoice, MealFacts, PlanEvent } from '@aisleway/core/plan/planned'
import type { PlanMenu } from '@aisleway/core/plan/problem/plan-menu'
import { signedInRoutes } from '../../context/context.ts'
import { endIfGivenUp } from '../../context/given-up.ts'
import type { TodaysMenu } from '../meals/build-menu.ts'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { eventsOf } from './events-of.ts'
import { givenOf } from './given-of.ts'
import { planMenuOf } from './plan-menu.ts'
import { solve } from './solve.ts'

const routes = signedInRoutes.plan

export const planRoutes = {
  ...calendarRoutes,

  solve: routes.solve.handler(async ({ context, input, signal }) => {
    const { database, user } = context
    const given = await givenOf(database, user.id, input, context.now())
    const menu = await planMenuOf(context.menu.today())
    endIfGivenUp(signal)
    // nginx would collect events until they fill a buffer.
    context.responseHeaders.set('X-Accel-Buffering', 'no')
    const asked = { menu, given, seed: input.seed, userId: user.id }
    return eventsOf<PlanEvent>((tell, ending) => solve(asked, tell, ending), {
      leaving: signal,
      logFailure: context.logFailure,
    })
  }),

  price: routes.price.handler(async ({ context, input, signal }) => {
    const given = await givenOf(context.database, context.user.id, input, context.now())
    const today = context.menu.today()
    const menu = await planMenuOf(today)
    endIfGivenUp(signal)
    const slugs = Object.values(input.slots).flatMap(slot =>
      slot.kind === 'meal' && today.mealBySlug.has(slot.slug) ? [slot.slug] : [],
    )
    const facts = factsOf(today, menu)
    const meals = Object.fromEntries(slugs.map(slug => [slug, facts(slug)]))
    return { ...pricePlan(menu, given), meals }
  }),

  alternatives: routes.alternatives.handler(async ({ context, input, errors, signal }) => {
    const today = context.menu.today()
    const given = await givenOf(context.database, context.user.id, input, context.now())
    const menu = await planMenuOf(today)
    endIfGivenUp(signal)
    const others = otherMeals(menu, given, input.slot)
    if (!others) throw errors.NOT_FOUND()
    const facts = factsOf(today, menu)
    return others.map((other): MealChoice => ({ ...other, ...facts(other.slug) }))
  }),
}

/** What a plan shows of a meal, which must be in the cookbook. */
function factsOf(today: TodaysMenu, { meals }: PlanMenu): (slug: string) => MealFacts {
  const minutes = new Map(meals.map(meal => [meal.slug, meal.minutes]))
  return slug => {
    const { name, imageUrl, calories } = today.mealBySlug.get(slug)!
    return { name, imageUrl, calories, minutes: minutes.get(slug) ?? null }
  }
}
