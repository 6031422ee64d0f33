import { allPriceNotices, type PriceNoticeSettings } from '@aisleway/core/notices/price-notices'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { noticeSettings } from './tables.ts'

const { userId: _, ...switches } = getTableColumns(noticeSettings)

export async function readNoticeSettings(
  { queries }: Database,
  userId: string,
): Promise<PriceNoticeSettings> {
  const [row] = await queries
    .select(switches)
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, userId))
  return row ?? allPriceNotices
}

export async function saveNoticeSettings(
  { queries }: Database,
  userId: string,
  settings: PriceNoticeSettings,
): Promise<void> {
  await queries
    .insert(noticeSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: settings })
}
