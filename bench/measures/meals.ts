import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../../apps/api/src/db/embedded.ts'
import { type BareAnswer, startBareServer } from '../support/bare.ts'
import type { Figure } from '../support/figure.ts'
import { type Load, rates, ratios } from '../support/load.ts'
import { type Server, startServer, temporaryFolder } from '../support/server.ts'
import { signUp } from '../support/shopper.ts'

const manyMeals = 20_000

/** Measures picking meals for a signed-in shopper, from the cookbook and from a very large set of meals. */
export async function measureMeals(): Promise<Figure[]> {
  const folder = temporaryFolder()
  await (await startServer({ dataDir: folder })).stop()
  const large = temporaryFolder()
  cpSync(folder, large, { recursive: true })
  await multiplyMeals(large)
  const server = await startServer({ dataDir: folder })
  const largeServer = await startServer({ dataDir: large })
  const load = await loadOn(server)
  const bare = await startBareServer(await record(load))
  try {
    const rounds = await rates(load, { ...load, url: bare.address })
    return [
      {
        name: 'meals generated, requests/s at 32 connections',
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
        samples: await ratios(await loadOn(largeServer), load),
      },
    ]
  } finally {
    await bare.stop()
    await server.stop()
    await largeServer.stop()
  }
}

/** All combinations of criteria with many seeds, like a shopper who reshuffles repeatedly. */
async function loadOn({ address }: Server): Promise<Load> {
  const { cookie } = await signUp(address)
  const paths = criteria.flatMap(criteria =>
    Array.from({ length: 20 }, (_, seed) => `/api/meals/generate?${criteria}&seed=${seed}`),
  )
  const headers = { cookie }
  return {
    url: address,
    requests: paths.map(path => ({ method: 'GET', path, headers })),
    status: 200,
    connections: 32,
  }
}

const criteria = [
  'mealType=breakfast',
  'mealType=lunch&maxCalories=600',
  'mealType=dinner&budgetCents=500',
  'mealType=dinner&diet=protein_smart&budgetCents=700&maxCalories=700',
  'mealType=lunch&diet=plant_based',
  'mealType=dinner&diet=low_sodium&maxCalories=650',
]

async function record({ url, requests }: Load): Promise<BareAnswer[]> {
  const answers: BareAnswer[] = []
  for (const { path = '', headers } of requests) {
    const response = await fetch(url + path, { headers: headers as Record<string, string> })
    if (!response.ok) throw new Error(`${path} was refused: ${response.status}`)
    answers.push([[path], await response.text()])
  }
  return answers
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
