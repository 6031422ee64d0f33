import type { Appearance } from '@aisleway/core/appearance/appearance'
import type { Language } from '@aisleway/core/language'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../db/moment.ts'

// The four tables of better-auth, whose field names are the keys.

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('full_name').notNull(),
  username: text('username').unique(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** The language of mails; null until one was chosen. */
  language: text('language').$type<Language>(),
  /** Null until one was chosen. */
  appearance: jsonb('appearance').$type<Appearance>(),
  createdAt: timestamp('created_at').notNull().defaultNow(),
  updatedAt: timestamp('updated_at').notNull().defaultNow(),
})

/** The user to whom a row belongs; it goes with the account. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    /** The token of the last refresh, until a browser has shown it late enough to have stored it. */
    nextToken: text('next_token').unique(),
    /** When `nextToken` was made. */
    rotatedAt: timestamp('rotated_at'),
    /** When the password or a second factor was last given in this session. */
    confirmedAt: timestamp('confirmed_at'),
    userId: userId(),
    expiresAt: timestamp('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Elevated to aal2 by a factor's code (answer 12). */
    aal: text('aal', { enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
  },
  table => [
    index('sessions_user').on(table.userId),
    index('sessions_family').on(sql`left(${table.token}, 16)`),
  ],
)

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at'),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
  },
  table => [index('accounts_user').on(table.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
  },
  table => [index('verifications_identifier').on(table.identifier)],
)

// Our own tables.

/** Second factors; several per user, with names (answer 12). */
export const factors = pgTable(
  'factors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    friendlyName: text('friendly_name').notNull(),
    factorType: text('factor_type', { enum: ['totp', 'phone'] }).notNull(),
    status: text('status', { enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    /** Encrypted; set for a totp factor. */
    secret: text('secret'),
    /** In E.164 format; set for a phone factor. */
    phone: text('phone'),
    /** The last 30-second step whose code was accepted, since a code may be used only once. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    index('factors_user').on(table.userId),
    uniqueIndex('factors_name').on(table.userId, sql`lower(${table.friendlyName})`),
  ],
)

/** A request for a factor's code; ends after 5 wrong guesses or when its time is up. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    /** The session that began it; only that one may answer. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The HMAC of the code that was sent; null for totp. */
    codeHash: text('code_hash'),
    guesses: integer('guesses').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  table => [
    index('factor_challenges_factor').on(table.factorId),
    index('factor_challenges_session').on(table.sessionId),
  ],
)

/** Ten codes for a lost phone; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull(), usedAt: moment('used_at') },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Keys that sign access tokens; the private half is encrypted. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicJwk: jsonb('public_jwk').notNull(),
  privateJwk: text('private_jwk').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Counted attempts in a window of time, shared by all servers. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    /** The time of each attempt, the earliest first. */
    attempts: moment('attempts').array().notNull().default([]),
    /** When the last of them no longer counts. */
    resetsAt: moment('resets_at').notNull(),
  },
  table => [index('throttles_resets_at').on(table.resetsAt)],
)

/** Browsers that have signed in to an account; their wrong guesses are counted separately. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    deviceHash: text('device_hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.deviceHash] })],
)

/** Events of accounts for the operator; they hold no secrets, and stay without a user when the account is deleted. */
export const authEvents = pgTable(
  'auth_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    event: text('event').notNull(),
    userId: text('user_id'),
    address: text('address'),
    userAgent: text('user_agent'),
  },
  table => [index('auth_events_user').on(table.userId, table.at)],
)
