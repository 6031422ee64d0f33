import {
  Mutex,
  type QueryOptions,
  type Results,
  type Transaction,
  TransactionAbortedError,
  types,
} from '@electric-sql/pglite'
import { DatabaseError, serialize } from 'pg-protocol'
import {
  type BackendMessage,
  type CommandCompleteMessage,
  type DataRowMessage,
  type Field,
  NotificationResponseMessage,
  type ParameterDescriptionMessage,
  type RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'
import { queryEnded } from '../../telemetry/channels.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { joined } from './joined.ts'

/** An open PGlite, in this thread or in another one. */
export type Backend = {
  /** Takes messages of PostgreSQL's protocol, and returns what the database answers to all of them. */
  exchange: (messages: Uint8Array) => Promise<Uint8Array>
  close: () => Promise<void>
}

export type PreparedClient = Pick<Transaction, 'query'> & {
  transaction: <Result>(
    work: (tx: Pick<Transaction, 'query'>) => Promise<Result>,
  ) => Promise<Result>
  listen: (channel: string, onNotice: (payload: string) => void) => Promise<void>
  /** Runs work while no query runs. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

type Prepared = { name: string; parameterTypes: number[]; fields: Field[]; preparedAt: number }

/** A plan fits the tables as they were when it was made; nothing tells a long-lived plan how they have grown. */
const replanAfterMs = 60_000
const mostPrepared = 300

const { parse, bind, describe, execute, sync, close } = serialize

/**
 * A client of PGlite that parses the text of a statement once, and then sends everything that is needed in a single
 * message. PGlite's own client parses the text each time and takes five messages, which cost several times as much as a
 * short query itself. Answers are read with the library of `pg`, which takes an eighth of the time of PGlite's own.
 * PostgreSQL refuses a prepared statement whose result columns have changed, so tables must not be migrated while the
 * server answers requests.
 */
export async function preparedClient(
  backend: Backend,
  now = () => performance.now(),
): Promise<PreparedClient> {
  const prepared = new Map<string, Prepared>()
  let names = 0
  const transactions = new Mutex()
  const statements = new Mutex()
  let isClosed = false
  const listeners = new Map<string, ((payload: string) => void)[]>()
  const parsers = { ...types.parsers }
  const serializers = { ...types.serializers }
  await addArrayTypes()

  return {
    query: (text, parameters, options) =>
      transactions.runExclusive(() => run(text, parameters, options)),
    transaction: work => transactions.runExclusive(() => transact(work)),
    listen: async (channel, onNotice) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), onNotice])
      await transactions.runExclusive(() => run(`LISTEN "${channel}"`))
    },
    exclusively: work => transactions.runExclusive(work),
    close: () => {
      isClosed = true
      return transactions.runExclusive(() => backend.close())
    },
  }

  /** The types of arrays are those of a database: their numbers are not fixed. */
  async function addArrayTypes(): Promise<void> {
    const { rows } = await run<{ type: number; array: number }>(
      'SELECT oid AS type, typarray AS array FROM pg_type WHERE typarray <> 0',
    )
    for (const { type, array } of rows) {
      parsers[array] = text => types.arrayParser(text, parsers[type] as types.Parser, array)
      serializers[array] = value =>
        types.arraySerializer(value, serializers[type] as types.Serializer, array)
    }
  }

  async function transact<Result>(work: (tx: Pick<Transaction, 'query'>) => Promise<Result>) {
    await run('BEGIN')
    let result: Result
    try {
      result = await work({ query: run })
    } catch (error) {
      await run('ROLLBACK')
      throw error
    }
    const { command } = await run('COMMIT')
    // A failed statement was caught by the caller, so nothing has been committed.
    if (command === 'ROLLBACK') throw new TransactionAbortedError()
    return result
  }

  async function run<Row>(text: string, parameters: unknown[] = [], options?: QueryOptions) {
    return statements.runExclusive(async () => {
      const startedAt = queryEnded.isHeard() ? performance.now() : undefined
      const statement = fresh(prepared.get(text)) ?? (await prepare(text))
      const values = parameters.map((value, i) => asText(value, statement.parameterTypes[i]))
      const answer = await send(bind({ statement: statement.name, values }), execute(), sync())
      if (startedAt !== undefined) {
        queryEnded.publish({ text, ms: performance.now() - startedAt })
      }
      return resultOf<Row>(answer, statement.fields, options)
    })
  }

  function fresh(statement: Prepared | undefined): Prepared | undefined {
    return statement && now() - statement.preparedAt < replanAfterMs ? statement : undefined
  }

  async function prepare(text: string): Promise<Prepared> {
    const [oldest] = prepared.keys()
    if (prepared.has(text)) await forget(text)
    else if (oldest !== undefined && prepared.size >= mostPrepared) await forget(oldest)
    const name = `statement_${++names}`
    const answer = await send(parse({ name, text }), describe({ type: 'S', name }), sync())
    const statement = {
      name,
      parameterTypes: [],
      fields: [],
      preparedAt: now(),
      ...described(answer),
    }
    prepared.set(text, statement)
    return statement
  }

  async function forget(text: string): Promise<void> {
    const name = prepared.get(text)?.name ?? ''
    prepared.delete(text)
    await send(close({ type: 'S', name }), sync())
  }

  /** Throws the first error that the database reports. */
  async function send(...parts: Uint8Array[]): Promise<BackendMessage[]> {
    if (isClosed) throw new DatabaseUnavailable('The embedded database is closed')
    const bytes = await backend.exchange(joined(parts))
    const answer: BackendMessage[] = []
    new Parser().parse(Buffer.from(bytes.buffer), message => {
      if (message instanceof NotificationResponseMessage) notify(message)
      answer.push(message)
    })
    const failure = answer.find(message => message instanceof DatabaseError)
    if (failure) throw failure
    return answer
  }

  /** A listener may send statements of its own, which must not come within the current one. */
  function notify({ channel, payload }: NotificationResponseMessage): void {
    for (const listener of listeners.get(channel) ?? []) queueMicrotask(() => listener(payload))
  }

  function asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serialize = type === undefined ? undefined : serializers[type]
    return serialize ? serialize(value) : String(value)
  }

  function resultOf<Row>(
    answer: BackendMessage[],
    fields: Field[],
    { parsers: given = {}, rowMode }: QueryOptions = {},
  ): Results<Row> {
    const readers = fields.map(
      ({ dataTypeID: type }) => given[type] ?? parsers[type] ?? ((text: string) => text),
    )
    const rows: unknown[] = []
    let tag = ''
    for (const message of answer) {
      if (message.name === 'dataRow') {
        const values = (message as DataRowMessage).fields.map((text, i) =>
          text === null ? null : readers[i]?.(text, fields[i]?.dataTypeID),
        )
        rows.push(
          rowMode === 'array'
            ? values
            : Object.fromEntries(values.map((value, i) => [fields[i]?.name, value])),
        )
      }
      if (message.name === 'commandComplete') {
        tag = (message as CommandCompleteMessage).text
      }
    }
    const [command = ''] = tag.split(' ', 1)
    return { rows: rows as Row[], fields, command, affectedRows: changedRows(tag) }
  }
}

function described(answer: BackendMessage[]): Partial<Prepared> {
  const found: Partial<Prepared> = {}
  for (const message of answer) {
    if (message.name === 'parameterDescription') {
      found.parameterTypes = (message as ParameterDescriptionMessage).dataTypeIDs
    }
    if (message.name === 'rowDescription') {
      found.fields = (message as RowDescriptionMessage).fields
    }
  }
  return found
}

/** "UPDATE 3", "INSERT 0 3"; a SELECT changes no rows. */
function changedRows(tag: string): number {
  return /^(INSERT|UPDATE|DELETE|MERGE)/.test(tag) ? Number(tag.split(' ').at(-1)) : 0
}
