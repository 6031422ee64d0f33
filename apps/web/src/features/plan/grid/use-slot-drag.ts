import type { SlotKey } from '@aisleway/core/plan/plan'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { followPointer } from '../../../ui/sorting/follow-pointer.ts'
import { scrollAtEdges } from '../../../ui/sorting/scroll-at-edges.ts'
import { scrollRowAtEnds } from './scroll-row.ts'

type Drag = { from: SlotKey; to: SlotKey | undefined; x: number; y: number }

export type SlotDrag = ReturnType<typeof useSlotDrag>

/**
 * Makes meals movable to other slots by their handles: dragged with a mouse, finger or pen, or moved with
 * the arrow keys, up and down to another day and sideways to another meal. The cards have `data-slot`.
 */
export function useSlotDrag(
  slots: readonly SlotKey[],
  mealsPerDay: number,
  onMove: (from: SlotKey, to: SlotKey) => void,
) {
  const gridRef = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const movedTo = useRef<SlotKey>(undefined)
  useEffect(() => {
    // The meal's handle is now in the other slot, which had none while it was empty.
    const handle = gridRef.current?.querySelector<HTMLElement>(
      `[data-slot="${movedTo.current}"] [data-handle]`,
    )
    if (!handle) return
    movedTo.current = undefined
    handle.focus()
  })

  const start = (from: SlotKey, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // On a phone the days are a scrolling row.
    const scrolledPx = () => gridRef.current?.scrollLeft ?? 0
    const startX = event.clientX + scrolledPx()
    const startY = event.clientY + window.scrollY
    let pointerX = event.clientX
    let pointerY = event.clientY
    let latest: Drag = { from, to: undefined, x: 0, y: 0 }
    const follow = () => {
      const to = slotAt(pointerX, pointerY, from)
      const [x, y] = [pointerX + scrolledPx() - startX, pointerY + window.scrollY - startY]
      latest = { from, to, x, y }
      setDrag(latest)
    }
    const scrolling = scrollAtEdges(document.documentElement, follow)
    const turning = scrollRowAtEnds(gridRef.current, follow)
    followPointer(event, {
      move({ clientX, clientY }) {
        pointerX = clientX
        pointerY = clientY
        follow()
        scrolling.at(clientY)
        turning.at(clientX)
      },
      end(isDropped) {
        scrolling.stop()
        turning.stop()
        setDrag(undefined)
        if (isDropped && latest.to) onMove(from, latest.to)
      },
    })
  }

  const moveByKey = (from: SlotKey, event: KeyboardEvent) => {
    const to = slotBeside(slots, mealsPerDay, from, event.key)
    if (to === undefined) return
    event.preventDefault()
    if (to === from) return
    onMove(from, to)
    movedTo.current = to
  }

  return {
    gridRef,
    handleOf: (slot: SlotKey) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(slot, event),
      onKeyDown: (event: KeyboardEvent) => moveByKey(slot, event),
    }),
    styleOf: (slot: SlotKey): CSSProperties | undefined =>
      drag?.from === slot
        ? { transform: `translate(${drag.x}px, ${drag.y}px)`, pointerEvents: 'none' }
        : undefined,
    isDragged: (slot: SlotKey) => drag?.from === slot,
    isTarget: (slot: SlotKey) => drag?.to === slot,
  }
}

function slotAt(x: number, y: number, from: SlotKey): SlotKey | undefined {
  const found = document
    .elementsFromPoint(x, y)
    .flatMap(element => element.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? [])
    .find(slot => slot !== from)
  return found as SlotKey | undefined
}

/** The slot an arrow key moves to, which is `from` itself at an edge; undefined for other keys. */
function slotBeside(
  slots: readonly SlotKey[],
  mealsPerDay: number,
  from: SlotKey,
  key: string,
): SlotKey | undefined {
  const place = slots.indexOf(from)
  const meal = place % mealsPerDay
  switch (key) {
    case 'ArrowUp':
      return slots[place - mealsPerDay] ?? from
    case 'ArrowDown':
      return slots[place + mealsPerDay] ?? from
    case 'ArrowLeft':
      return meal > 0 ? slots[place - 1] : from
    case 'ArrowRight':
      return meal < mealsPerDay - 1 ? slots[place + 1] : from
    default:
      return undefined
  }
}
