import type { Preferences } from '@aisleway/core/onboarding/preferences'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { userPreferences } from './tables.ts'

const { userId: _, updatedAt: __, ...answers } = getTableColumns(userPreferences)

/** Null until the questionnaire is completed for the first time. */
export async function readPreferences(
  { queries }: Database,
  userId: string,
): Promise<Preferences | null> {
  const [row] = await queries
    .select(answers)
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
  return row ?? null
}

export async function savePreferences(
  { queries }: Database,
  userId: string,
  preferences: Preferences,
  updatedAt: Date,
): Promise<void> {
  const row = { ...preferences, updatedAt }
  await queries
    .insert(userPreferences)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: userPreferences.userId, set: row })
}
