import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLatest } from '../scheduling/use-latest.ts'
import { droppedAt } from './dropped-at.ts'
import { followPointer } from './follow-pointer.ts'
import { scrollAtEdges, scrollerOf } from './scroll-at-edges.ts'

type Drag<Id> = { id: Id; to: number; offset: number; step: number }

/**
 * Makes the rows of a list sortable by their handles: dragged with a mouse, finger or pen, or moved with
 * the arrow keys. The rows are the children of the element with `listRef`, in the order of `ids`; somebody
 * else may change them while one is dragged.
 */
export function useDragSort<Id extends string>(
  ids: readonly Id[],
  onMove: (id: Id, to: number) => void,
) {
  const listRef = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag<Id>>()
  const latest = useLatest({ ids, onMove })

  const start = (id: Id, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const handle = event.currentTarget
    const rowsNow = () => [...(listRef.current?.children ?? [])].filter(isElement)
    const row = rowsNow().find(one => one.contains(handle))
    if (!row) return
    const scroller = scrollerOf(row)
    const startY = event.clientY + scroller.scrollTop - row.offsetTop
    let pointerY = event.clientY
    const follow = () => {
      const rows = rowsNow()
      const from = rows.indexOf(row)
      const offset = pointerY + scroller.scrollTop - startY - row.offsetTop
      const to = droppedAt(rows, from, offset)
      setDrag({ id, to, offset, step: stepOf(rows, from) })
      return to
    }
    const scrolling = scrollAtEdges(scroller, follow)
    followPointer(event, {
      move({ clientY }) {
        pointerY = clientY
        follow()
        scrolling.at(clientY)
      },
      end(isDropped) {
        scrolling.stop()
        const to = follow()
        setDrag(undefined)
        if (isDropped && to !== latest.current.ids.indexOf(id)) latest.current.onMove(id, to)
      },
    })
  }

  const moveByKey = (id: Id, event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    const to = ids.indexOf(id) + by
    if (to >= 0 && to < ids.length) onMove(id, to)
  }

  return {
    listRef,
    handleOf: (id: Id) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(id, event),
      onKeyDown: (event: KeyboardEvent) => moveByKey(id, event),
    }),
    styleOf: (id: Id): CSSProperties | undefined =>
      drag && styleOf(ids.indexOf(id), ids.indexOf(drag.id), drag),
    isDragged: (id: Id) => drag?.id === id,
  }
}

function isElement(child: Element): child is HTMLElement {
  return child instanceof HTMLElement
}

/** How far the rows between its old and new place move: its height plus the gap. */
function stepOf(rows: readonly HTMLElement[], from: number): number {
  const [before, own, after] = [rows[from - 1], rows[from], rows[from + 1]]
  if (!own) return 0
  if (after) return after.offsetTop - own.offsetTop
  const gap = before ? own.offsetTop - before.offsetTop - before.offsetHeight : 0
  return own.offsetHeight + gap
}

function styleOf(index: number, from: number, { to, offset, step }: Drag<string>): CSSProperties {
  if (index === from) return { transform: `translateY(${offset}px)`, zIndex: 1 }
  const isPassedDown = from < index && index <= to
  const isPassedUp = to <= index && index < from
  const by = isPassedDown ? -step : isPassedUp ? step : 0
  return { transform: `translateY(${by}px)`, transition: 'transform 150ms' }
}
