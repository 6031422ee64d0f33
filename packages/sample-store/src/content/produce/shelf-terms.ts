import type { Variety } from '../../kind.ts'

export const organic: Variety = { label: 'Organic *', price: 1.35 }

/** Most loose goods lie beside an organic neighbour. */
export const looseAndOrganic: readonly (string | Variety)[] = ['*', organic]

export const storeLabels = ['Market Crossing', 'Crossing Organics'] as const
