import { replaceEqualDeep } from '@tanstack/react-query'

/** For `memo`: a component is drawn anew only when something in what it is given has changed. */
export function sameProps<Props extends object>(before: Props, next: Props): boolean {
  return replaceEqualDeep(before, next) === before
}
