/** Says what a drill lacks on this machine; throws where none may be left out (`EVERY_DRILL=1`). */
export function skip(reason: string): void {
  if (process.env.EVERY_DRILL) throw new Error(`Not run: ${reason}`)
  console.log(`  skipped: ${reason}`)
}
