import { TimedClient } from './timed-client.ts'

/** Lists of values make a text for each of their lengths, and PostgreSQL keeps what it has parsed. */
const mostPrepared = 300

/** A connection on which PostgreSQL parses each text with parameters once. */
export class PreparingClient extends TimedClient {
  readonly #names = new Map<string, string>()

  // The declared overloads cannot be overridden individually.
  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...[first, ...rest]: any[]): any {
    const { text, values } = first
    const name = (rest[0] ?? values)?.length > 0 ? this.#nameOf(text) : undefined
    return super.query(name ? { ...first, name } : first, ...rest)
  }

  #nameOf(text: unknown): string | undefined {
    if (typeof text !== 'string') return undefined
    if (!this.#names.has(text) && this.#names.size < mostPrepared) {
      this.#names.set(text, `statement_${this.#names.size}`)
    }
    return this.#names.get(text)
  }
}
