import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../../apps/api/src/db/embedded.ts'
import { writeSignedIn } from '../../apps/api/src/testing/shoppers/write-signed-in.ts'
import { type BareAnswer, startBareServer } from '../support/bare.ts'
import type { Figure } from '../support/figure.ts'
import { type Load, partsOf, rates, ratios } from '../support/load.ts'
import { authSecret, startServer, temporaryFolder } from '../support/server.ts'

const manyMeals = 20_000
/** Each may generate meals 120 times a minute. */
const shoppers = 640
const connections = 32

/** Measures picking meals for signed-in shoppers, from the cookbook and from a very large set of meals. */
export async function measureMeals(): Promise<Figure[]> {
  const folder = temporaryFolder()
  await (await startServer({ dataDir: folder })).stop()
  const cookies = await writeShoppers(folder)
  const large = temporaryFolder()
  cpSync(folder, large, { recursive: true })
  await multiplyMeals(large)
  const server = await startServer({ dataDir: folder })
  const largeServer = await startServer({ dataDir: large })
  const load = loadOn(server.address, cookies)
  const bare = await startBareServer(await record(load))
  try {
    const rounds = await rates(load, { ...load, url: bare.address })
    return [
      {
        name: `meals generated, requests/s at ${connections} connections`,
        samples: rounds.map(({ subject }) => subject),
        target: { atLeast: 1000 },
      },
      {
        name: 'the same ÷ bare Node server',
        samples: rounds.map(({ subject, baseline }) => subject / baseline),
        target: { atLeast: 0.3 },
      },
      {
        name: `with ${manyMeals} meals ÷ with the cookbook's`,
        samples: await ratios(loadOn(largeServer.address, cookies), load),
      },
    ]
  } finally {
    await bare.stop()
    await server.stop()
    await largeServer.stop()
  }
}

async function writeShoppers(dataDir: string): Promise<string[]> {
  const database = await openEmbedded(join(dataDir, 'postgres'))
  const accounts = await writeSignedIn(database, { count: shoppers, secret: authSecret })
  await database.close()
  return accounts.map(({ cookie }) => cookie)
}

/** All combinations of criteria with many seeds, like shoppers who reshuffle repeatedly. */
function loadOn(url: string, cookies: readonly string[]): Load {
  const paths = criteria.flatMap(criteria =>
    Array.from({ length: 20 }, (_, seed) => `/api/meals/generate?${criteria}&seed=${seed}`),
  )
  const requests = cookies.map((cookie, i) => ({
    method: 'GET' as const,
    path: paths[i % paths.length]!,
    headers: { cookie },
  }))
  const perConnection = partsOf(requests, connections)
  return { url, requests, perConnection, status: 200, connections }
}

const criteria = [
  'mealType=breakfast',
  'mealType=lunch&maxCalories=600',
  'mealType=dinner&budgetCents=500',
  'mealType=dinner&diet=protein_smart&budgetCents=700&maxCalories=700',
  'mealType=lunch&diet=plant_based',
  'mealType=dinner&diet=low_sodium&maxCalories=650',
]

/** Records the answer to each path; it is the same for all shoppers. */
async function record({ url, requests }: Load): Promise<BareAnswer[]> {
  const answers = new Map<string, string>()
  for (const { path = '', headers } of requests) {
    if (answers.has(path)) continue
    const response = await fetch(url + path, { headers: headers as Record<string, string> })
    if (!response.ok) throw new Error(`${path} was refused: ${response.status}`)
    answers.set(path, await response.text())
  }
  return [...answers].map(([path, answer]) => [[path], answer])
}

/** Writes copies of the meals with distinct names, slugs and calories. */
async function multiplyMeals(dataDir: string): Promise<void> {
  const { queries, close } = await openEmbedded(join(dataDir, 'postgres'))
  await queries.execute(`
    INSERT INTO meals (slug, name, meal_types, diets, calories, servings, nutrition, steps,
      image_url, ingredients, is_imported)
    SELECT slug || '-' || copy, name || ' ' || copy, meal_types, diets, calories + copy % 50,
      servings, nutrition, steps, image_url, ingredients, true
    FROM meals, generate_series(1, ${manyMeals}) AS copy
    ORDER BY copy LIMIT ${manyMeals} - (SELECT count(*) FROM meals)`)
  await close()
}
