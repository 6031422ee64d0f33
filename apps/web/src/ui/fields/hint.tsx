import { type ComponentProps, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'

export interface HintProps extends Omit<ComponentProps<'button'>, 'children' | 'content'> {
  /** What a screen reader calls the button: "2 more tags". */
  label: string
  content: ReactNode
  children: ReactNode
}

/** A small button that says more on hover, on focus, and on a tap. Escape or a tap elsewhere closes it. */
export function Hint({ label, content, children, className, ...rest }: HintProps) {
  const button = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const bubbleId = useId()

  const show = () => {
    if (!button.current || !bubble.current?.isConnected) return
    bubble.current.showPopover()
    placeAbove(button.current, bubble.current)
    // The bubble is fixed on the screen, so it closes when the page moves under it.
    window.addEventListener('scroll', hide, { passive: true, capture: true, once: true })
  }
  const hide = () => bubble.current?.hidePopover()
  const unlessTouch = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act()
  }

  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        aria-label={label}
        aria-describedby={bubbleId}
        onClick={show}
        onFocus={event => event.target.matches(':focus-visible') && show()}
        onBlur={hide}
        onPointerEnter={unlessTouch(show)}
        onPointerLeave={unlessTouch(hide)}
        className={classNames('relative after:absolute after:-inset-2.5', className)}
      >
        {children}
      </button>
      <span
        ref={bubble}
        id={bubbleId}
        role="tooltip"
        popover="auto"
        className="fixed inset-auto m-0 max-w-60 animate-fade-in rounded-control bg-toast px-3 py-2 font-semibold text-meta text-white shadow-float"
      >
        {content}
      </span>
    </>
  )
}

const gap = 8

/** Places the bubble above the button and within the screen, or below it when there is no room above. */
function placeAbove(button: HTMLElement, bubble: HTMLElement) {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const centred = at.left + at.width / 2 - width / 2
  const rightmost = document.documentElement.clientWidth - width - gap
  bubble.style.left = `${Math.max(gap, Math.min(centred, rightmost))}px`
  const above = at.top - height - gap
  bubble.style.top = `${above >= gap ? above : at.bottom + gap}px`
}
