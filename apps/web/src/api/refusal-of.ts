/** A response that says no as what is thrown: with its code, and with the wait that a 429 asks for. */
export async function refusalOf(response: Response): Promise<Error> {
  const body = await response.json().catch(() => ({}))
  const wait = Number(response.headers.get('Retry-After'))
  return Object.assign(new Error(body.message ?? ''), {
    code: body.code ?? '',
    status: response.status,
    ...(wait > 0 && { retryAfterSeconds: wait }),
  })
}
