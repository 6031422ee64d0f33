import { replaceEqualDeep } from '@tanstack/react-query'

/** For `memo`: rerenders the component only when a prop has changed by deep comparison. */
export function sameProps<Props extends object>(before: Props, next: Props): boolean {
  return replaceEqualDeep(before, next) === before
}
