import { hashOf } from '../hash-of.ts'
import type { Limit } from './throttle.ts'

type Rate = { most: number; windowSeconds: number }

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Every limit of the throttling: what may be tried, by whom and how often. */
export const usualLimits = {
  /** Wrong passwords for one account, from any address (answer 14). */
  signInAccount: { most: 10, windowSeconds: 10 * minute },
  /** Wrong passwords for one account from a browser that has signed in to it before. */
  signInDevice: { most: 10, windowSeconds: 10 * minute },
  signInAddress: { most: 50, windowSeconds: 10 * minute },
  /** Social sign-ins that were begun; each keeps a row until it ends. */
  socialAddress: { most: 50, windowSeconds: 10 * minute },
  /** A family at home, or everybody on a shop's guest Wi-Fi, shares one address. */
  signUpAddress: { most: 100, windowSeconds: hour },
  resetAccount: { most: 3, windowSeconds: hour },
  resetAddress: { most: 20, windowSeconds: hour },
  /** Mails that a signed-in user causes: verification and change of address. */
  mailUser: { most: 3, windowSeconds: hour },
  /** Mails to an address that may be a stranger's: of a sign-up, a change of address, or an unverified account. */
  unverifiedAddress: { most: 30, windowSeconds: day },
  /** Wrong passwords in a session that is already open. */
  passwordUser: { most: 10, windowSeconds: 10 * minute },
  /** Addresses looked up to invite somebody: each answer tells whether there is an account (answer 15). */
  lookUpUser: { most: 30, windowSeconds: hour },
  /** Invitations by one user of one address, which is told of each by a notice, a push message and a mail. */
  inviteAddress: { most: 30, windowSeconds: day },
  /** Mails that tell one account of invitations, whoever sends them; the rest are shown in the app only. */
  invitationMail: { most: 20, windowSeconds: day },
  /** Invitations by link that are looked up or accepted, known or not. */
  lookUpLink: { most: 60, windowSeconds: 10 * minute },
  /** Text messages with codes that one user causes, since each costs money. */
  factorMessageUser: { most: 10, windowSeconds: hour },
  factorMessagePhone: { most: 10, windowSeconds: hour },
  /** Many accounts of one caller could otherwise send messages to expensive numbers. */
  factorMessageAddress: { most: 40, windowSeconds: hour },
  factorChallengeUser: { most: 30, windowSeconds: 10 * minute },
  /** Wrong factor and recovery codes of one user, over all challenges and sessions. */
  factorCodeUser: { most: 20, windowSeconds: 10 * minute },
  /** Three of a million codes are valid at a time, so this few a day make patient guessing hopeless. */
  factorCodeDay: { most: 100, windowSeconds: day },
} satisfies Record<string, Rate>

export type Limits = Record<keyof typeof usualLimits, Rate>

/** A limit as it applies to one subject. The key is a hash, so the table holds no addresses. */
export function limitOf(limits: Limits, name: keyof Limits, subject: string): Limit {
  return { key: `${name}:${hashOf(subject)}`, ...limits[name] }
}
