import { otherMeals } from '@aisleway/core/plan/outcome/other-meals'
import { pricePlan } from '@aisleway/core/plan/outcome/price-plan'
import { plannedSlugs } from '@aisleway/core/plan/plan-of'
import type { MealChoice, PlanEvent } from '@aisleway/core/plan/planned'
import { signedInRoutes } from '../../context/context.ts'
import { endIfGivenUp } from '../../context/given-up.ts'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { eventsOf } from './events-of.ts'
import { givenOf } from './given-of.ts'
import { shoppersMenu } from './shoppers-menu.ts'
import { solve } from './solve.ts'

const routes = signedInRoutes.plan

export const planRoutes = {
  ...calendarRoutes,

  solve: routes.solve.handler(async ({ context, input, signal }) => {
    const given = await givenOf(context, input)
    const { menu } = await shoppersMenu(context, input.slots, { toChoose: true })
    endIfGivenUp(signal)
    // Otherwise nginx would buffer the events.
    context.responseHeaders.set('X-Accel-Buffering', 'no')
    const asked = { menu, given, seed: input.seed, userId: context.user.id }
    return eventsOf<PlanEvent>((report, ending) => solve(asked, report, ending), {
      leaving: signal,
      logFailure: context.logFailure,
    })
  }),

  price: routes.price.handler(async ({ context, input, signal }) => {
    const given = await givenOf(context, input)
    const { slots } = input
    const { menu, factsOf } = await shoppersMenu(context, slots, { toChoose: false })
    endIfGivenUp(signal)
    const meals = Object.fromEntries(
      plannedSlugs(Object.values(slots)).flatMap(slug => {
        const facts = factsOf(slug)
        return facts ? [[slug, facts]] : []
      }),
    )
    return { ...pricePlan(menu, given), meals }
  }),

  alternatives: routes.alternatives.handler(async ({ context, input, errors, signal }) => {
    const given = await givenOf(context, input)
    const { menu, factsOf } = await shoppersMenu(context, input.slots, { toChoose: true })
    endIfGivenUp(signal)
    const others = otherMeals(menu, given, input.slot)
    if (!others) throw errors.NOT_FOUND()
    return others.map((other): MealChoice => ({ ...other, ...factsOf(other.slug)! }))
  }),
}
