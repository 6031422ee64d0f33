import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'

const origin = z
  .string()
  .regex(/^https?:\/\/[^\s/?#@]+\/?$/)
  .pipe(z.url())
  .transform(url => new URL(url).origin)
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65535))
const hostName = z.string().regex(/^[\w.:-]+$/)

/** Everything the server can be told from outside; `.env.example` explains each. */
const settings = {
  HOST: hostName.default('127.0.0.1').describe('a host name or address'),
  PORT: port.default(3000).describe('a port, 0 to 65535'),
  DATA_DIR: z.string().min(1).default('.data').describe('a folder'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a postgres:// address'),
  PUBLIC_URL: origin
    .optional()
    .describe('the http(s):// address that shoppers open, without a path'),
  AUTH_SECRET: z.string().min(32).optional().describe('at least 32 characters'),
  SEARCH_APP_ID: z.string().min(1).default('aisleway').describe('an application id'),
  SEARCH_API_KEY: z.string().min(1).default('search-only').describe('a search-only key'),
  SEARCH_INDEX: z.string().min(1).default('updated_store').describe('an index name'),
  SEARCH_HOST: hostName.optional().describe('a host name of a hosted index'),
} satisfies z.ZodRawShape

const configSchema = z.object(settings)
export type Config = z.infer<typeof configSchema>

/** What stops the start; the message says which setting and what was expected. */
export class ConfigError extends Error {}

/**
 * Reads the environment over the `.env` file. Names in `.env` must be known; the environment holds
 * many names that are none of ours.
 */
export function readConfig(environment: NodeJS.ProcessEnv, envFile = '.env'): Config {
  const fromFile = readEnvFile(envFile)
  const unknown = Object.keys(fromFile).find(name => !Object.hasOwn(settings, name))
  if (unknown) {
    throw new ConfigError(
      `${envFile}: ${unknown} is not a setting; expected one of ${Object.keys(settings).join(', ')}.`,
    )
  }
  const given = Object.fromEntries(
    Object.keys(settings).flatMap(name => {
      const value = environment[name] ?? fromFile[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const read = configSchema.safeParse(given)
  if (read.success) return read.data
  const name = String(read.error.issues[0]?.path[0]) as keyof typeof settings
  const value = given[name]
  // A secret or a password in an address must not reach the log.
  const isSecret = name === 'AUTH_SECRET' || name === 'DATABASE_URL' || value?.includes('@')
  const got = isSecret ? '' : `, but got ${value}`
  throw new ConfigError(`${name}: expected ${settings[name].description}${got}.`)
}

function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return {}
    throw new ConfigError(`${path} cannot be read (${code}).`)
  }
}
