/** The name of a list for which none was given (spec 1 §5). `date` is the local date as text. */
export function defaultListName(date: string): string {
  return `Shopping List ${date}`
}
