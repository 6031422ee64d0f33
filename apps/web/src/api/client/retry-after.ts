/** Undefined when the server asks for no wait. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After'))
  return seconds > 0 ? seconds : undefined
}
