import { z } from 'zod'

/** A second factor as its owner sees it (spec 1 §3). */
export const factorSchema = z.object({
  id: z.string(),
  friendly_name: z.string(),
  factor_type: z.enum(['totp', 'phone']),
  status: z.enum(['unverified', 'verified']),
  /** A phone factor shows only its last digits: "··· 4711". */
  phone: z.string().nullable(),
  created_at: z.iso.datetime(),
})

export type Factor = z.infer<typeof factorSchema>

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  emailVerified: z.boolean(),
})

export type User = z.infer<typeof userSchema>

/** The session as the browser sees it; field names are the spec's (1 §3, answer 9). */
export const sessionSchema = z.object({
  /** A JWT valid for at most 15 minutes, verifiable by `/.well-known/jwks.json`. */
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** In seconds. */
  expires_in: z.int(),
  /** Unix time in seconds. */
  expires_at: z.int(),
  user: userSchema,
})

export type Session = z.infer<typeof sessionSchema>
