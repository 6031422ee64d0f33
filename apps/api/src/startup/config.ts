import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { isProxyList } from '../auth/limits/client.ts'
import { isKeyPair } from '../features/notices/push/vapid-keys.ts'
import { logLevels } from '../log/log.ts'
import { OperatorError } from '../log/operator-error.ts'
import { fetchableUrl } from '../outbound/fetchable-url.ts'

const origin = z
  .string()
  .regex(/^https?:\/\/[^\s/?#@]+\/?$/)
  .pipe(z.url())
  .transform(url => new URL(url).origin)
/** A whole number in digits. */
const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
const port = integer(0, 65535)
/** Over plain http, anybody on the network could replace the provider's signing keys. */
const issuer = z.string().regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s?#@]+$/)
const authSecret = z.string().min(32)
const hostName = z.string().regex(/^[\w.:-]+$/)

const postgresAddress = z
  .url({ protocol: /^postgres(ql)?$/ })
  .optional()
  .describe('a postgres:// address')
const clientId = z.string().min(1).optional().describe('a client id')
const clientSecret = z.string().min(1).optional().describe('the secret of the client id')

/** All settings of the server; `.env.example` explains each. */
const settings = {
  HOST: hostName.default('127.0.0.1').describe('a host name or address'),
  PORT: port.default(3000).describe('a port, 0 to 65535'),
  DATA_DIR: z.string().min(1).default('.data').describe('a folder'),
  DRAIN_SECONDS: integer(0, 60).default(0).describe('seconds, 0 to 60'),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`one of ${logLevels.join(', ')}`),
  DATABASE_URL: postgresAddress,
  DATABASE_DIRECT_URL: postgresAddress,
  DATABASE_REPLICA_URL: postgresAddress,
  EVENTS_URL: z
    .string()
    .regex(/^((nats|tls):\/\/[^\s,/]+(,(?=.)|$))+$/)
    .optional()
    .describe('a nats:// or tls:// address, or several with commas between'),
  PUBLIC_URL: origin
    .optional()
    .describe('the http(s):// address that shoppers open, without a path'),
  AUTH_SECRET: authSecret
    .optional()
    .describe(
      'at least 32 characters, which are required with DATABASE_URL or an https PUBLIC_URL. If DATA_DIR contains ' +
        'auth-secret, set its content, so that sessions and authenticator apps keep working',
    ),
  AUTH_SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform(text => text.split(',').flatMap(secret => secret.trim() || []))
    .pipe(z.array(authSecret))
    .describe('a list of earlier secrets of at least 32 characters, with commas between'),
  STORE_FILE: z.string().min(1).optional().describe('a file'),
  CATALOGUE_URL: z
    .url({ protocol: /^https$/ })
    .refine(address => fetchableUrl(address) !== undefined)
    .optional()
    .describe('an https:// address without a user and a port'),
  CATALOGUE_EVERY_HOURS: integer(1, 168).default(24).describe('hours, 1 to 168'),
  METRICS_HOST: hostName.default('127.0.0.1').describe('a host name or address'),
  METRICS_PORT: port.optional().describe('a port, 0 to 65535'),
  SLOW_QUERY_MS: integer(1, 60_000).optional().describe('milliseconds, 1 to 60000'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the http(s):// address of an OpenTelemetry collector'),
  SNAPSHOTS_KEPT: integer(0, 999).default(7).describe('how many snapshots are kept, 0 to 999'),
  SNAPSHOTS_DIR: z.string().min(1).optional().describe('a folder'),
  SNAPSHOTS_KEY_FILE: z.string().min(1).optional().describe('a file with a key'),
  SEARCH_APP_ID: z.string().min(1).default('aisleway').describe('an application id'),
  SEARCH_API_KEY: z.string().min(1).default('search-only').describe('a search-only key'),
  RECIPE_FETCH: z.enum(['on', 'off']).default('off').describe('the word on or off'),
  SEARCH_INDEX: z.string().min(1).default('updated_store').describe('an index name'),
  SEARCH_HOST: hostName.optional().describe('a host name of a hosted index'),
  SEARCH_WRITE_KEY: z.string().min(1).optional().describe('a key that may write to the index'),
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional()
    .describe('a key that `npm run users -- push-keys` prints, beside its private key'),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .describe('the private key that `npm run users -- push-keys` prints'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .optional()
    .describe('a mailto: or https: address'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('an smtp:// or smtps:// address'),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/)
    .optional()
    .describe('an address, or a name and <address>'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(text => text.split(/[\s,]+/).filter(Boolean))
    .refine(isProxyList)
    .describe('a list of addresses or networks, with commas between'),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    // Errors from fetch repeat the URL, which would leak a password into the log.
    .regex(/^[^@]*$/)
    .optional()
    .describe('an http(s):// address without a user'),
  SMS_USER: z.string().min(1).optional().describe('an account name'),
  SMS_PASSWORD: z.string().min(1).optional().describe('a password'),
  SMS_FROM: z.string().min(1).optional().describe('a telephone number or sender name'),
  SOCIAL_GOOGLE_ID: clientId,
  SOCIAL_GOOGLE_SECRET: clientSecret,
  SOCIAL_APPLE_ID: clientId,
  SOCIAL_APPLE_SECRET: clientSecret,
  SOCIAL_GITHUB_ID: clientId,
  SOCIAL_GITHUB_SECRET: clientSecret,
  SOCIAL_OIDC_ISSUER: issuer.optional().describe('the https:// address of an OpenID provider'),
  SOCIAL_OIDC_NAME: z.string().min(1).max(40).default('Single sign-on').describe('a name'),
  SOCIAL_OIDC_ID: clientId,
  SOCIAL_OIDC_SECRET: clientSecret,
} satisfies z.ZodRawShape

/** Settings that must be set together; some also make sense alone. */
const together: (keyof typeof settings)[][] = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
  ['EVENTS_URL', 'DATABASE_URL'],
  // Otherwise links in mails would start with whatever host the requester sends.
  ['SMTP_URL', 'PUBLIC_URL'],
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'],
  ['SMS_URL', 'SMS_USER', 'SMS_PASSWORD', 'SMS_FROM'],
  ['SOCIAL_GOOGLE_ID', 'SOCIAL_GOOGLE_SECRET', 'PUBLIC_URL'],
  ['SOCIAL_APPLE_ID', 'SOCIAL_APPLE_SECRET', 'PUBLIC_URL'],
  ['SOCIAL_GITHUB_ID', 'SOCIAL_GITHUB_SECRET', 'PUBLIC_URL'],
  ['SOCIAL_OIDC_ISSUER', 'SOCIAL_OIDC_ID', 'SOCIAL_OIDC_SECRET', 'PUBLIC_URL'],
]

const alsoAlone = new Set<string>(['DATABASE_URL', 'PUBLIC_URL'])

const configSchema = z.object(settings).superRefine((config, { addIssue }) => {
  for (const names of together) {
    const isMeant = names.some(name => !alsoAlone.has(name) && config[name] !== undefined)
    const missing = isMeant && names.find(name => config[name] === undefined)
    if (missing) addIssue({ code: 'custom', path: [missing] })
  }
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = config
  if (publicKey && privateKey && !isKeyPair({ publicKey, privateKey })) {
    addIssue({ code: 'custom', path: ['PUSH_PUBLIC_KEY'] })
  }
  // A secret generated in DATA_DIR differs on each server, and is lost with a container's disk.
  const isShared = config.DATABASE_URL !== undefined || config.PUBLIC_URL?.startsWith('https:')
  if (isShared && !config.AUTH_SECRET) addIssue({ code: 'custom', path: ['AUTH_SECRET'] })
})
export type Config = z.infer<typeof configSchema>

/** The server has only settings: an argument such as `--port 8080` would have no effect. */
export function refuseArguments([first]: readonly string[]): void {
  if (first === undefined) return
  throw new OperatorError(
    `The server takes no arguments, such as ${first}: settings like PORT=3000 come from the environment or .env, and .env.example lists them.`,
  )
}

/**
 * Reads the environment, which overrides the `.env` file. Names in `.env` must be settings; the environment
 * holds many other names.
 */
export function readConfig(environment: NodeJS.ProcessEnv, envFile = '.env'): Config {
  const fromFile = readEnvFile(envFile)
  const unknown = Object.keys(fromFile).find(name => !Object.hasOwn(settings, name))
  if (unknown) {
    throw new OperatorError(
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
  // A secret, or a password in a URL, must not reach the log.
  const isSecret = secretNames.test(name) || value?.includes('@')
  const got = isSecret || value === undefined ? '' : `, but got ${value}`
  throw new OperatorError(`${name}: expected ${settings[name].description}${got}.`)
}

const secretNames = /SECRET|PASSWORD|PRIVATE|DATABASE_|EVENTS_URL|SMTP_URL/

function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return {}
    throw new OperatorError(`${path} cannot be read (${code}).`)
  }
}
