/** Every refusal the API can answer with, and its HTTP status. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  CONFIRMATION_REQUIRED: 403,
  NOT_FOUND: 404,
  LIST_NOT_FOUND: 404,
  TRIP_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  COLLABORATOR_NOT_FOUND: 404,
  INVITATION_NOT_FOUND: 404,
  LINK_NOT_FOUND: 404,
  ALREADY_INVITED: 409,
  ALREADY_ON_WAITLIST: 409,
  CART_CHANGED: 409,
  FACTOR_NAME_TAKEN: 409,
  LINK_USED: 409,
  USERNAME_TAKEN: 409,
  LINK_EXPIRED: 410,
  LINK_REVOKED: 410,
  PAYLOAD_TOO_LARGE: 413,
  INVALID_CATALOGUE: 422,
  ADDRESS_REFUSED: 422,
  CANNOT_INVITE_SELF: 422,
  CART_EMPTY: 422,
  CART_FULL: 422,
  CHALLENGE_EXPIRED: 422,
  FACTOR_UNREADABLE: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  LIST_FULL: 422,
  NO_VERIFIED_FACTOR: 422,
  NO_RECIPE_FOUND: 422,
  PANTRY_FULL: 422,
  PHONE_UNAVAILABLE: 422,
  TOO_MANY_COLLABORATORS: 422,
  TOO_MANY_FACTORS: 422,
  TOO_MANY_FAVORITES: 422,
  TOO_MANY_LINKS: 422,
  TOO_MANY_LISTS: 422,
  TOO_MANY_RECIPES: 422,
  WRONG_CODE: 422,
  WRONG_PASSWORD: 422,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Declares a route's expected refusals in its contract, each with its status. */
export function refusals<Code extends ErrorCode>(...codes: Code[]) {
  return Object.fromEntries(codes.map(code => [code, { status: errorStatus[code] }])) as {
    [code in Code]: { status: (typeof errorStatus)[code] }
  }
}
