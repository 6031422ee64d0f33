import { placeKey } from '../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../api/device-records/record.ts'
import { readStored, removeStored, tryWriteStored } from '../../api/device-records/stored.ts'
import { navigationType } from '../../api/navigation-type.ts'

/** After that, what is still loading may move the page. */
const giveUpMs = 5000

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps the scroll position over a reload while the screen is still loading. The router restores it only once, when
 * most screens are not yet long enough, and what loads above it then moves it. An input of the user ends this.
 */
export function keepPlace(): () => void {
  addEventListener('pagehide', rememberPlace)
  const stop = holdAt(takePlace())
  return () => {
    removeEventListener('pagehide', rememberPlace)
    stop()
  }
}

function holdAt(y: number): () => void {
  const observer = new ResizeObserver(() => {
    if (Math.abs(scrollY - y) > 1) scrollTo({ top: y, behavior: 'instant' })
  })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const type of inputs) removeEventListener(type, stop, true)
  }
  const timer = setTimeout(stop, giveUpMs)
  for (const type of inputs) addEventListener(type, stop, { capture: true, passive: true })
  if (y > 0) observer.observe(document.body)
  return stop
}

const ofThisTab = 'sessionStorage'

type Place = { href: string; y: number }

const placeRecord: RecordKind<Place> = {
  migrations: [unchanged],
  read: data =>
    isObject(data) && isText(data.href) && typeof data.y === 'number'
      ? { href: data.href, y: data.y }
      : undefined,
}

function rememberPlace() {
  // Without room, the router alone restores the place.
  tryWriteStored(placeKey, placeRecord, { href: location.href, y: scrollY }, ofThisTab)
}

/** 0 unless this page was reloaded, or restored from the history. */
function takePlace(): number {
  const place = readStored(placeKey, placeRecord, ofThisTab)
  removeStored(placeKey, ofThisTab)
  return place?.href === location.href && navigationType() !== 'navigate' ? place.y : 0
}
