export function defaultListName(date: string): string {
  return `Lista de compras ${date}`
}
