/** What a list without a name is called (spec 1 §5). `date` is the local date as text. */
export function defaultListName(date: string): string {
  return `Shopping List ${date}`
}
