/** Every refusal the API can answer with, and its HTTP status. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  INVALID_CATALOGUE: 422,
  CART_FULL: 422,
  STARTING: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Names a route's expected refusals in its contract, each with its status. */
export function refusals<Code extends ErrorCode>(...codes: Code[]) {
  return Object.fromEntries(codes.map(code => [code, { status: errorStatus[code] }])) as {
    [code in Code]: { status: (typeof errorStatus)[code] }
  }
}
