import { pino, stdTimeFunctions } from 'pino'
import { errorForLog } from './error-for-log.ts'

/** Where finished lines are written. */
export const logOutput = {
  write(line: string): void {
    if (process.env.NODE_ENV === 'production' && !process.stdout.isTTY) {
      process.stdout.write(line)
      return
    }
    const entry: LogEntry = JSON.parse(line)
    const stream = entry.level === 'info' ? process.stdout : process.stderr
    stream.write(`${asText(entry)}\n`)
  },
}

/**
 * The server's log for its operator: JSON lines in production, plain text otherwise. Nothing from the content of a
 * request or query goes into it: pass an error as `{ error }`, and it is formatted by `errorForLog`.
 */
export const log = pino(
  {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    serializers: { error: errorForLog },
    hooks: {
      // An error passed on its own would be logged with its message and all of its fields.
      logMethod([first, ...rest], method) {
        const given =
          (first as unknown) instanceof Error ? [{ error: first }, 'Failed:'] : [first, ...rest]
        method.apply(this, given as Parameters<typeof method>)
      },
    },
  },
  logOutput,
)

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

export type LogEntry = {
  level: string
  time: string
  msg: string
  requestId?: string
  error?: string
}

/** One entry for a person: info as it is, problems with their time. */
export function asText({ level, time, msg, requestId, error }: LogEntry): string {
  const parts = level === 'info' ? [msg] : [time, msg, requestId, error]
  return parts.filter(Boolean).join(' ')
}
