/** The rules for second factors. */
export const maxFactorNameLength = 40
export const factorCodeDigits = 6
export const maxRecoveryCodeLength = 40

/** A phone number in E.164. */
export const phonePattern = /^\+[1-9]\d{6,14}$/
