/**
 * Sends a value that the shopper may change while it is being sent: then the new one is sent as well. Resolves to the
 * answer to the last one.
 */
export async function sendLatest<Value, Answer>(
  latest: () => Value,
  send: (value: Value) => Promise<Answer>,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Promise<Answer> {
  for (;;) {
    const value = latest()
    const answer = await send(value)
    if (isSame(value, latest())) return answer
  }
}
