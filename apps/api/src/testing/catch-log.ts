import { vi } from 'vitest'
import { asText, type LogEntry, logOutput } from '../log/log.ts'

/** Captures what the server logs from now on, instead of printing it. */
export function catchLog() {
  const entries: LogEntry[] = []
  const write = vi.spyOn(logOutput, 'write').mockImplementation(line => {
    entries.push(JSON.parse(line))
  })
  return {
    entries,
    /** As a terminal would show them. */
    lines: () => entries.map(asText),
    clear: () => entries.splice(0),
    release: () => write.mockRestore(),
  }
}
