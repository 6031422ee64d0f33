import { otherMeals } from '@aisleway/core/plan/outcome/other-meals'
import { pricePlan } from '@aisleway/core/plan/outcome/price-plan'
import type { MealChoice, PlanEvent } from '@aisleway/core/plan/planned'
import { signedInRoutes } from '../../context/context.ts'
import { endIfGivenUp } from '../../context/given-up.ts'
import { eventsOf } from './events-of.ts'
import { givenOf } from './given-of.ts'
import { planMenuOf } from './plan-menu.ts'
import { solve } from './solve.ts'

const routes = signedInRoutes.plan

export const planRoutes = {
  solve: routes.solve.handler(async ({ context, input, signal }) => {
    const { database, user } = context
    const given = await givenOf(database, user.id, input)
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
    const given = await givenOf(context.database, context.user.id, input)
    const menu = await planMenuOf(context.menu.today())
    endIfGivenUp(signal)
    return pricePlan(menu, given)
  }),

  alternatives: routes.alternatives.handler(async ({ context, input, errors, signal }) => {
    const today = context.menu.today()
    const given = await givenOf(context.database, context.user.id, input)
    const menu = await planMenuOf(today)
    endIfGivenUp(signal)
    const others = otherMeals(menu, given, input.slot)
    if (!others) throw errors.NOT_FOUND()
    const minutes = new Map(menu.meals.map(meal => [meal.slug, meal.minutes]))
    return others.map(({ slug, ...other }): MealChoice => {
      const { name, imageUrl, calories } = today.mealBySlug.get(slug)!
      return { slug, name, imageUrl, calories, minutes: minutes.get(slug) ?? null, ...other }
    })
  }),
}
