import { maxSeed } from '@aisleway/core/meals/generation/meals-address'

export function newSeed(): number {
  return Math.floor(Math.random() * maxSeed)
}
