/** Why a shopper is told about a lower price; the first reason that applies is given. */
export const priceNoticeReasons = ['favorite', 'usual', 'cart'] as const

export type PriceNoticeReason = (typeof priceNoticeReasons)[number]

/** Which of them the shopper wants to be told about; each can be switched off. */
export type PriceNoticeSettings = Record<PriceNoticeReason, boolean>

export const allPriceNotices: PriceNoticeSettings = { favorite: true, usual: true, cart: true }

/** Nobody would read more; the ones with the largest savings are sent. */
export const maxPriceNoticesADay = 3

/** A sale is announced once: if the price falls again within this many days, nobody is told. */
export const priceNoticeRestDays = 14

/** A product bought on at least this many trips in a year is a usual one. */
export const leastTripsOfUsual = 3
