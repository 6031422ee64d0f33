/** What some browsers reveal about the connection; the DOM types leave it out. */
type Connection = { saveData?: boolean; effectiveType?: string }

const slow = ['slow-2g', '2g', '3g']

/** Whether 300 kB that nobody has asked for may be fetched. */
export function isFairConnection(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !slow.includes(connection?.effectiveType ?? '')
}
