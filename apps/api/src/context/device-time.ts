/** When something happened, as a device says, which may report it much later; never in the future. */
export function timeOnDevice(said: string | undefined, now: Date): Date {
  return said && Date.parse(said) < now.getTime() ? new Date(said) : now
}
