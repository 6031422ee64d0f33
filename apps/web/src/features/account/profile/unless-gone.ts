import { hasCode } from '../../../api/client/refusal.ts'

/** Waits for the removal of something that another tab or device may have removed already. */
export async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!hasCode(error, 'NOT_FOUND')) throw error
  }
}
