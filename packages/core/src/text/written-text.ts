import { z } from 'zod'
import { visibleText } from './visible-text.ts'

/** A text that somebody wrote and others may read; it is stored as `visibleText` leaves it. */
export function writtenText(): z.ZodString {
  return z.string().overwrite(visibleText)
}
