import type { ListStatus } from '@aisleway/core/lists/list'
import { messages } from '../messages.ts'

/** Opening shopping mode starts, resumes or repeats the trip. */
export const startLabels: Record<ListStatus, string> = {
  saved: messages.start,
  in_progress: messages.goOn,
  paused: messages.goOn,
  completed: messages.again,
}
