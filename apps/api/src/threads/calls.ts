/** What a thread offers to the one that has started it; what is given and returned is copied. */
export type Functions = Record<string, (given: never) => unknown>

export type Call = { id: number; name: string; given: unknown }
export type Answer = { id: number } & ({ result: unknown } | { error: unknown })
