/** The keys of all advisory locks of a database; a key used for two purposes would be one lock. */
export const advisoryLocks = {
  /** Servers that start at the same time migrate one after the other. */
  migration: 7_041_002,
  /** Servers create a signing key one after the other. */
  signingKeys: 7_041_003,
  /** Servers and commands share it; a command that replaces the whole content needs it alone. */
  usage: 7_041_004,
} as const
