import {
  type messages as backend,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
  TransactionAbortedError,
} from '@electric-sql/pglite'
import { queryEnded } from '../telemetry/channels.ts'

/** The part of the embedded database's client that queries and transactions need. */
export type QueryClient = Pick<Transaction, 'query'> & {
  transaction: <Result>(
    work: (tx: Pick<Transaction, 'query'>) => Promise<Result>,
  ) => Promise<Result>
}

type Field = { name: string; dataTypeID: number }
type Prepared = { name: string; parameterTypes: number[]; fields: Field[]; preparedAt: number }

/**
 * A plan fits the tables as they were when it was made; nothing tells a long-lived plan how they have
 * grown.
 */
const replanAfterMs = 60_000
const mostPrepared = 300

const { parse, bind, describe, execute, sync, close } = protocol.serialize

/**
 * The client with another way to run a query: its text is parsed once, and then a single call sends
 * everything that is needed. The client's own way parses the text each time and takes five calls, which
 * cost several times as much as a short query itself. Tables change before the server answers requests,
 * never while it does: PostgreSQL refuses a statement whose result columns have changed since it was
 * parsed.
 */
export function preparedClient(client: PGlite, now = () => performance.now()): QueryClient {
  const prepared = new Map<string, Prepared>()
  let names = 0

  return {
    query: (text, parameters, options) =>
      client._runExclusiveTransaction(() => run(text, parameters, options)),
    transaction: work => client._runExclusiveTransaction(() => transact(work)),
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
    return client._runExclusiveQuery(async () => {
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

  function send(...messages: Uint8Array[]): Promise<backend.BackendMessage[]> {
    // A file system on the local disk needs no synchronization after each statement.
    return client.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
  }

  function asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serialize = type === undefined ? undefined : client.serializers[type]
    return serialize ? serialize(value) : String(value)
  }

  function resultOf<Row>(
    answer: backend.BackendMessage[],
    fields: Field[],
    { parsers = {}, rowMode }: QueryOptions = {},
  ): Results<Row> {
    const readers = fields.map(
      ({ dataTypeID: type }) => parsers[type] ?? client.parsers[type] ?? ((text: string) => text),
    )
    const rows: unknown[] = []
    let tag = ''
    for (const message of answer) {
      if (message.name === 'dataRow') {
        const values = (message as backend.DataRowMessage).fields.map((text, i) =>
          text === null ? null : readers[i]?.(text, fields[i]?.dataTypeID),
        )
        rows.push(
          rowMode === 'array'
            ? values
            : Object.fromEntries(values.map((value, i) => [fields[i]?.name, value])),
        )
      }
      if (message.name === 'commandComplete') {
        tag = (message as backend.CommandCompleteMessage).text
      }
    }
    const [command = ''] = tag.split(' ', 1)
    return { rows: rows as Row[], fields, command, affectedRows: changedRows(tag) }
  }
}

function described(answer: backend.BackendMessage[]): Partial<Prepared> {
  const found: Partial<Prepared> = {}
  for (const message of answer) {
    if (message.name === 'parameterDescription') {
      found.parameterTypes = (message as backend.ParameterDescriptionMessage).dataTypeIDs
    }
    if (message.name === 'rowDescription') {
      found.fields = (message as backend.RowDescriptionMessage).fields
    }
  }
  return found
}

/** "UPDATE 3", "INSERT 0 3"; a SELECT changes no rows. */
function changedRows(tag: string): number {
  return /^(INSERT|UPDATE|DELETE|MERGE)/.test(tag) ? Number(tag.split(' ').at(-1)) : 0
}
