import { replaceEqualDeep } from '@tanstack/react-query'

/** For `memo`: the component renders again only when one of its props has changed. */
export function sameProps<Props extends object>(before: Props, next: Props): boolean {
  return replaceEqualDeep(before, next) === before
}
