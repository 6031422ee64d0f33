/** Undefined when the server names no wait. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After'))
  return seconds > 0 ? seconds : undefined
}
