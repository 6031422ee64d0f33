/** "24:00" → "midnight", "06:00" → "6 AM", "21:30" → "9:30 PM". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (minutes === 0 && hours % 12 === 0) return hours === 12 ? 'noon' : 'midnight'
  const tail = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${tail} ${hours < 12 ? 'AM' : 'PM'}`
}
