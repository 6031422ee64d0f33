import { boxOf } from '../pages/shared-list.ts'
import { expect, type Shopper } from '../pages/shopper.ts'

/** Ticks these items one after the other and measures when another shopper's screen shows each tick. */
export async function liveDelays(
  ticker: Shopper,
  watcher: Shopper,
  items: readonly string[],
): Promise<number[]> {
  const delays: number[] = []
  for (const item of items) {
    const seen = boxOf(watcher, item).evaluate(
      box =>
        new Promise<number>(resolve => {
          const look = () => {
            if (box.getAttribute('aria-checked') !== 'true') return
            observer.disconnect()
            resolve(Date.now())
          }
          const observer = new MutationObserver(look)
          observer.observe(box, { attributeFilter: ['aria-checked'] })
          look()
        }),
    )
    const ticked = await boxOf(ticker, item).evaluate((box: HTMLElement) => {
      box.click()
      return Date.now()
    })
    delays.push((await seen) - ticked)
    await expect(boxOf(ticker, item)).toBeChecked()
  }
  return delays
}

/** For example "median 40 ms, p99 90 ms (20 ticks)". */
export function delayText(delays: readonly number[]): string {
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms (${sorted.length} ticks)`
}
