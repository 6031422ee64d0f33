import { timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
