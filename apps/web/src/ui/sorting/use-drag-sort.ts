import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { followPointer } from './follow-pointer.ts'
import { scrollAtEdges } from './scroll-at-edges.ts'

type Drag = { from: number; to: number; offset: number; step: number }

/**
 * Makes the rows of a list sortable by their handles: dragged with a mouse, finger or pen, or moved with
 * the arrow keys. The rows are the children of the element with `listRef`.
 */
export function useDragSort(onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const count = () => listRef.current?.children.length ?? 0

  const start = (from: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const rows = [...(listRef.current?.children ?? [])].map(row => row.getBoundingClientRect())
    const own = rows[from]
    if (!own) return
    const next = rows[from + 1] ?? rows[from - 1]
    // The rows between its old and new place move by its height plus the gap.
    const gap = next
      ? Math.max(0, Math.abs(next.top - own.top) - Math.min(own.height, next.height))
      : 0
    const startY = event.clientY + window.scrollY
    let latest: Drag = { from, to: from, offset: 0, step: own.height + Math.min(gap, maxGapPx) }

    const follow = (pointerY: number) => {
      const offset = pointerY + window.scrollY - startY
      const centre = own.top + own.height / 2 + offset
      const passed = rows.filter((row, i) => i !== from && row.top + row.height / 2 < centre)
      latest = { ...latest, offset, to: passed.length }
      setDrag(latest)
    }
    const scrolling = scrollAtEdges(follow)
    followPointer(event, {
      move({ clientY }) {
        follow(clientY)
        scrolling.at(clientY)
      },
      end(isDropped) {
        scrolling.stop()
        setDrag(undefined)
        if (isDropped && latest.to !== from) onMove(from, latest.to)
      },
    })
  }

  const moveByKey = (from: number, event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const to = from + by
    if (by === 0) return
    event.preventDefault()
    if (to >= 0 && to < count()) onMove(from, to)
  }

  return {
    listRef,
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(index, event),
      onKeyDown: (event: KeyboardEvent) => moveByKey(index, event),
    }),
    styleOf: (index: number): CSSProperties | undefined => drag && styleOf(index, drag),
    isDragged: (index: number) => drag?.from === index,
  }
}

/** Anything else between two rows, such as a heading, does not move with them. */
const maxGapPx = 16

function styleOf(index: number, { from, to, offset, step }: Drag): CSSProperties {
  if (index === from) return { transform: `translateY(${offset}px)`, zIndex: 1 }
  const isPassedDown = from < index && index <= to
  const isPassedUp = to <= index && index < from
  const by = isPassedDown ? -step : isPassedUp ? step : 0
  return { transform: `translateY(${by}px)`, transition: 'transform 150ms' }
}
