/** Why a lower price is told: in this order, if there are several reasons. */
export const priceNoticeReasons = ['favorite', 'usual', 'cart'] as const

export type PriceNoticeReason = (typeof priceNoticeReasons)[number]

/** Which of them a shopper wants to be told; each can be switched off. */
export type PriceNoticeSettings = Record<PriceNoticeReason, boolean>

export const allPriceNotices: PriceNoticeSettings = { favorite: true, usual: true, cart: true }

/** More would be read by nobody; those with the largest saving are told. */
export const maxPriceNoticesADay = 3

/** A sale is told once: a product whose price falls again within so many days is no news. */
export const priceNoticeRestDays = 14

/** A product that was bought on so many trips of a year is a usual one. */
export const leastTripsOfUsual = 3
