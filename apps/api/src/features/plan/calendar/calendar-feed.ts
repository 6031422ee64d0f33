import { calendarMeals, planCalendar } from '@aisleway/core/plan/calendar'
import { type Plan, plannedSlugs, planOf } from '@aisleway/core/plan/plan-of'
import { recipeIdIn, recipeSlug } from '@aisleway/core/recipes/recipe'
import { type Context as Call, Hono } from 'hono'
import { hashOf } from '../../../auth/hash-of.ts'
import type { Client } from '../../../auth/limits/client.ts'
import { countAttempt } from '../../../auth/limits/count-attempt.ts'
import { type Limits, limitOf } from '../../../auth/limits/limits.ts'
import type { Database } from '../../../db/database.ts'
import { stateOfList } from '../../lists/operations/new-items.ts'
import type { Menu } from '../../meals/menu.ts'
import { recipeIdsIn } from '../../meals/recipes/find-meal.ts'
import { readThese } from '../../meals/recipes/store.ts'
import { findCalendar } from './calendars-store.ts'

type Deps = {
  database: Database
  menu: Pick<Menu, 'today'>
  limits: Limits
  originFor: (call: Call) => string
  findClient: (call: Call) => Client
  now: () => Date
}

/** The plan as a calendar, for clients that know nothing but its secret URL. */
export function calendarFeed(deps: Deps): Hono {
  const { database, limits, originFor, findClient, now } = deps
  return new Hono().get('/:file{[\\w-]+\\.ics}', async c => {
    const tokenHash = hashOf(c.req.param('file').slice(0, -'.ics'.length))
    const list = await findCalendar(database.queries, tokenHash)
    const client = findClient(c)
    // Known URLs are rate-limited one by one: a calendar service fetches those of many people.
    const limit = limitOf(limits, 'lookUpLink', list ? tokenHash : client.address)
    const refused = await countAttempt({ database, client, now: now() }, [limit])
    if (refused) {
      c.header('Retry-After', String(refused.retryAfterSeconds))
      return c.text(refused.message, 429)
    }
    const plan = list && planOf(await stateOfList(database.queries, list.id))
    if (!list || !plan) return c.text('No such calendar', 404)
    const nameOf = await mealNames(deps, list.createdBy, plan)
    const meals = calendarMeals(plan, {
      meal: slug => nameOf(slug) ?? wordsOf(slug) ?? list.name,
      // No words, because the reader's language is unknown.
      leftovers: meal => `↺ ${meal}`,
      out: null,
      address: slug => `${originFor(c)}/meals/${slug}`,
    })
    const facts = { uid: list.id, name: list.name, changedAt: now() }
    return c.body(planCalendar(facts, meals), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
    })
  })
}

/** The names of the plan's meals, including recipes that the calendar's owner may read. */
async function mealNames({ database, menu }: Deps, userId: string, { slots }: Plan) {
  const recipes = await readThese(database, userId, recipeIdsIn(plannedSlugs(slots.values())))
  const own = new Map(recipes.map(({ id, name }) => [recipeSlug(id), name]))
  const { mealBySlug } = menu.today()
  return (slug: string): string | undefined => mealBySlug.get(slug)?.name ?? own.get(slug)
}

/** A name derived from the slug; undefined for a shopper's recipe that is gone. */
function wordsOf(slug: string): string | undefined {
  return recipeIdIn(slug) === null ? slug.replaceAll('-', ' ') : undefined
}
