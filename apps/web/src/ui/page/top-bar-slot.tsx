export const topBarSlotId = 'top-bar-slot'

/** The place in the bar at the top that the open screen may fill on a small window. */
export function TopBarSlot({ className }: { className?: string }) {
  return <div id={topBarSlotId} className={className} />
}
