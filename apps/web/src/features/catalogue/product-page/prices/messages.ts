export const messages = {
  title: 'Price history',
  period: 'Period',
  days: (days: number) => `${days} days`,
  unchanged: (price: string) => `${price}, unchanged`,
  unchangedFor: (price: string, days: number) => `${price}, unchanged for ${days} days`,
  range: (lowest: string, highest: string) => `${lowest} to ${highest}`,
  since: (date: string) => `Tracked since ${date}`,
  today: 'Today',
  chart: (days: number, range: string, today: string) =>
    `Price over the last ${days} days: ${range}, ${today} today`,
  table: 'Prices',
  from: 'From',
  price: 'Price',
  failed: 'We couldn’t load the price history.',
}
