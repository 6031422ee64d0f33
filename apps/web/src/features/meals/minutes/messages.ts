export const messages = {
  hours: (hours: number) => `${hours} hr`,
  minutes: (minutes: number) => `${minutes} min`,
}
