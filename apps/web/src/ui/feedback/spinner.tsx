import { VisuallyHidden } from '../display/visually-hidden.tsx'

/** Spins, or pulses under reduced motion. Give it a label unless something beside it says "wait". */
export function Spinner({ label }: { label?: string }) {
  const ring = (
    <span
      aria-hidden
      className="inline-block size-[1.25em] shrink-0 animate-turn rounded-full border-[0.16em] border-current border-r-transparent"
    />
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
