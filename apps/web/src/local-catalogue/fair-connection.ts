/** What some browsers tell of the connection; the types of the DOM leave it out. */
type Connection = { saveData?: boolean; effectiveType?: string }

const slow = ['slow-2g', '2g', '3g']

/** Whether three hundred kilobytes may be fetched that nobody has asked for. */
export function isFairConnection(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !slow.includes(connection?.effectiveType ?? '')
}
