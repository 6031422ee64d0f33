import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { cleanUp } from './clean-up.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
  await openBrowser(shop.app).signUp('mara@example.com')
})
afterAll(() => shop.close())

async function rowCounts() {
  const [row] = await shop.database.runPrepared<Record<string, number>>(
    `SELECT (SELECT count(*) FROM throttles)::int AS throttles,
              (SELECT count(*) FROM verifications)::int AS links,
              (SELECT count(*) FROM sessions)::int AS sessions,
              (SELECT count(*) FROM known_devices)::int AS devices,
              (SELECT count(*) FROM auth_events)::int AS events`,
    [],
  )
  return row
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

it.each([
  ['now nothing goes', 0, { throttles: 2, links: 1, sessions: 1, devices: 1, events: 1 }],
  [
    'after two days counts and links go',
    2,
    { throttles: 0, links: 0, sessions: 1, devices: 1, events: 1 },
  ],
  [
    'after 61 days the session goes',
    61,
    { throttles: 0, links: 0, sessions: 0, devices: 1, events: 1 },
  ],
  [
    'after 401 days the rest goes',
    401,
    { throttles: 0, links: 0, sessions: 0, devices: 0, events: 0 },
  ],
])('%s', async (_, days, left) => {
  await cleanUp(shop.database, inDays(days))
  expect(await rowCounts()).toEqual(left)
})
