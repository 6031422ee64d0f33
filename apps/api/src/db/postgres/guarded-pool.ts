import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../../log/log.ts'
import { DatabaseUnavailable, noteOutage } from '../database-unavailable.ts'
import type { TimedClient } from './timed-client.ts'

export const poolSize = 20

/** A request is answered within two seconds, even if it has waited for a connection in vain. */
const usualWaitMs = 1500
const mostWaiting = 500

/** For a runaway statement: the server cancels it, and the client stops waiting slightly later. */
const statementMs = 30_000

/**
 * Silence is measured in ticks of this process rather than in time: if its own thread was busy for a
 * second, answers are waiting unread, and the database is not at fault.
 */
const tickMs = 100
const silentTicks = 3
/** An unanswered probe is given up after this much more: where the network is cut off, its connection may be lost for good. */
const renewalTicks = 20

type Options = {
  Client: typeof TimedClient
  /** What the log calls the server. */
  name?: string
  /** How long a query waits for a connection at most. */
  longestWaitMs?: number | undefined
}

type OnConnected = Parameters<InstanceType<typeof pg.Pool>['connect']>[0]

/**
 * A pool that detects a server which accepts connections but does not answer, because it is stopped or cut
 * off by the network. When no query has ended for a while, the pool queries the server on a separate
 * connection. If that is not answered either, all connections are cut and new queries are refused
 * immediately until the server answers. So nothing accumulates, and nothing that was refused runs later.
 */
export class GuardedPool extends pg.Pool {
  readonly #url: string
  readonly #name: string
  readonly #silence: string
  /** A server that does not answer is noticed before a query has waited for it in vain. */
  readonly #probeTicks: number
  readonly #sockets = new Set<Socket>()
  readonly #waiting = new Set<() => void>()
  readonly #ticking: NodeJS.Timeout
  #isSilent = false
  #ticksWithoutEnd = 0
  #isProbing = false

  constructor(
    url: string,
    { Client, name = 'The database', longestWaitMs = usualWaitMs }: Options,
  ) {
    super({
      Client,
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: longestWaitMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: 2 * statementMs,
      query_timeout: statementMs + 5000,
      keepAlive: true,
      stream: () => this.openSocket(),
    })
    this.#url = url
    this.#name = name
    this.#silence = `${name} does not answer`
    this.#probeTicks = Math.floor(longestWaitMs / 2 / tickMs)
    this.on('release', () => {
      this.#ticksWithoutEnd = 0
    })
    this.#ticking = setInterval(() => this.#tick(), tickMs).unref()
  }

  /** Whether the server has not answered for a while; queries are then refused. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /** For connections that are cut together with the pool's. */
  openSocket(): Socket {
    const socket = new Socket()
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return socket
  }

  // The declared overloads cannot be overridden individually.
  // biome-ignore lint/suspicious/noExplicitAny: as above
  override connect(callback?: any): any {
    if (callback) return this.#connect(callback)
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  #connect(answer: OnConnected): void {
    const reason = this.#isSilent
      ? this.#silence
      : this.waitingCount >= mostWaiting && 'Too many wait for the database'
    if (reason) {
      process.nextTick(answer, new DatabaseUnavailable(reason), undefined, () => {})
      return
    }
    const refuse = () => {
      this.#waiting.delete(refuse)
      answer(new DatabaseUnavailable(this.#silence), undefined, () => {})
    }
    this.#waiting.add(refuse)
    super.connect((error, client, release) => {
      const isWanted = this.#waiting.delete(refuse)
      if (isWanted) answer(error, client, release)
      else if (client) release()
    })
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...given: any[]): any {
    const asked = (super.query as (...given: unknown[]) => Promise<unknown> | undefined)(...given)
    asked?.catch(noteOutage)
    return asked
  }

  override async end(): Promise<void> {
    clearInterval(this.#ticking)
    await super.end()
  }

  #tick(): void {
    const isUnderWay = this.waitingCount > 0 || this.totalCount > this.idleCount
    if (!this.#isSilent && !isUnderWay) this.#ticksWithoutEnd = 0
    else if (++this.#ticksWithoutEnd >= silentTicks && !this.#isProbing) void this.#probe()
  }

  async #probe(): Promise<void> {
    this.#isProbing = true
    const probe = openProbe(this.#url)
    this.#note(await probe.isAnsweredWithin(this.#probeTicks))
    // A server that was stopped deals with each connection that waits for it, one after the other, before those of requests.
    if (this.#isSilent) this.#note(await probe.isAnsweredWithin(renewalTicks))
    probe.end()
    this.#ticksWithoutEnd = 0
    this.#isProbing = false
  }

  #note(isThere: boolean): void {
    if (isThere === this.#isSilent) {
      if (isThere) log.info(`${this.#name} answers again.`)
      else log.error(`${this.#silence}.`)
    }
    this.#isSilent = !isThere
    if (!isThere) this.cut()
  }

  /** Cuts all connections immediately, and refuses the queries that wait for one. */
  cut(): void {
    for (const refuse of this.#waiting) refuse()
    for (const socket of this.#sockets) socket.destroy(new DatabaseUnavailable(this.#silence))
  }
}

/** Asks on a connection of its own. An answer may also be that the server is starting or full. */
function openProbe(url: string) {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket })
  client.on('error', () => {})
  const asked = client
    .connect()
    .then(() => client.query('SELECT 1'))
    .then(
      () => true,
      error => error instanceof pg.DatabaseError,
    )
  return {
    isAnsweredWithin: (ticks: number) => Promise.race([asked, waitTicks(ticks)]),
    end: () => socket.destroy(),
  }
}

async function waitTicks(count: number): Promise<false> {
  for (let tick = 0; tick < count; tick++) await setTimeout(tickMs, undefined, { ref: false })
  return false
}
