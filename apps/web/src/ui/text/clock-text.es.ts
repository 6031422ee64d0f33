/** With the article: "las 6 a. m.", "la 1:30 p. m.", "la medianoche". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (minutes === 0 && hours % 12 === 0) return hours === 12 ? 'el mediodía' : 'la medianoche'
  const tail = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  const hour = hours % 12 || 12
  return `${hour === 1 ? 'la' : 'las'} ${hour}${tail} ${hours < 12 ? 'a. m.' : 'p. m.'}`
}
