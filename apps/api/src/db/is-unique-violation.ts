/** Whether a write was refused because another row already has a value that must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  const uniqueViolation = '23505'
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === uniqueViolation
}
