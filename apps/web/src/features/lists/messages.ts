export const messages = {
  planName: (day: string) => `Week of ${day}`,
}
