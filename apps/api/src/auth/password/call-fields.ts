import { APIError } from 'better-auth/api'
import { messages } from '../messages.ts'

/** The fields that each endpoint accepts; the library would accept more, such as a redirect address. */
const fieldsOf: Record<string, readonly string[]> = {
  '/sign-up/email': ['name', 'email', 'password'],
  '/sign-in/email': ['email', 'password'],
  '/request-password-reset': ['email'],
  '/reset-password': ['token', 'newPassword'],
}

type Fields = Partial<Record<string, string>>

/** Reads exactly these fields, which must be text; the email address is normalised as it is looked up. */
export function callFields(path: string, body: unknown): Fields {
  const names = fieldsOf[path]
  if (!names) return {}
  const fields: Fields = {}
  for (const [name, value] of Object.entries(body ?? {})) {
    if (!names.includes(name) || typeof value !== 'string') {
      throw badRequest(messages.unexpectedField(name.slice(0, 40)))
    }
    fields[name] = name === 'email' ? value.toLowerCase() : value
  }
  const missing = names.find(name => fields[name] === undefined)
  if (missing) throw badRequest(messages.missingField(missing))
  return fields
}

function badRequest(message: string): APIError {
  return new APIError('BAD_REQUEST', { code: 'BAD_REQUEST', message })
}

/** Refuses what breaks a rule for the field. */
export function refuse(broken: keyof typeof messages.credentials | undefined): void {
  if (broken) throw badRequest(messages.credentials[broken])
}
