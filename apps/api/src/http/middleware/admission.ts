import type { MiddlewareHandler } from 'hono'
import { fullDiskWaitSeconds, Unavailable, unavailableAnswer } from '../../context/unavailable.ts'
import type { Database } from '../../db/database.ts'
import type { LoadMeter } from '../../limits/load-meter.ts'
import { mayWrite, shedUntil } from '../../limits/load-shedding.ts'

/**
 * Answers 503 before any other work: an ever-growing queue makes everybody wait longer. A live
 * stream that is already open no longer counts as a request.
 */
export function shedLoad(meter: LoadMeter): MiddlewareHandler {
  return async (c, next) => {
    const retryAfterSeconds = shedUntil(meter, c.req.method, c.req.path)
    if (retryAfterSeconds === null) return next()
    return unavailableAnswer(new Unavailable({ retryAfterSeconds }))
  }
}

/** Rejects writes but keeps reads available while an embedded database's disk is full. */
export function refuseWithoutRoom({ hasRoom = () => true }: Database): MiddlewareHandler {
  return async (c, next) => {
    if (hasRoom() || !mayWrite(c.req.method, c.req.path)) return next()
    return unavailableAnswer(new Unavailable({ retryAfterSeconds: fullDiskWaitSeconds }))
  }
}
