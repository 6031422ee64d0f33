import { timingSafeEqual } from 'node:crypto'
import type { OpeningHours } from '@aisleway/core/catalogue/opening-hours'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { storeReport } from '../cli/store-report.ts'
import type { Database } from '../db/database.ts'
import { runUsersCommand } from '../features/account/users-command.ts'
import type { FollowImport } from '../features/catalogue/exchange/import-catalogue.ts'
import { catalogueOperatorRoutes } from '../features/catalogue/operator-routes.ts'
import { importRecipes } from '../features/meals/recipe-import/import-recipes.ts'
import { maxRecipeFileBytes } from '../features/meals/recipe-import/recipe-file.ts'
import { exportWaitlist } from '../features/waitlist/store.ts'
import { personalTables } from '../personal-tables.ts'
import { nutritionLookup } from '../startup/nutrition-lookup.ts'

type Deps = {
  database: Database
  operatorToken: string
  followImport: FollowImport
  hours: OpeningHours
  now: () => Date
}

/**
 * The operator's access to the data of a running server, since the embedded database has one owner. It
 * requires the token in the data folder, which the commands (reach-database.ts) read there.
 */
export function operatorRoutes({ database, operatorToken, followImport, hours, now }: Deps) {
  return new Hono()
    .use(async (c, next) => {
      const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
      if (!equals(given, operatorToken)) return c.json({ code: 'UNAUTHORIZED' }, 401)
      await next()
    })
    .route('/catalogue', catalogueOperatorRoutes(database, followImport))
    .post('/meals', bodyLimit({ maxSize: maxRecipeFileBytes }), async c =>
      c.json(await importRecipes(database, nutritionLookup, await c.req.text())),
    )
    .get('/report', async c => c.json(await storeReport(database, { now: now(), hours })))
    .get('/waitlist', async c => c.text(await exportWaitlist(database)))
    .post('/database-copy', async c => {
      // The command reads the copy and removes it.
      const copy = await database.copyFiles?.()
      return copy ? c.json({ copy }) : c.json({ code: 'NOT_FOUND' }, 404)
    })
    .post('/users', async c => {
      const words = z.array(z.string()).parse(await c.req.json())
      return c.json(await runUsersCommand(database, personalTables, words))
    })
}

function equals(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
