/** The base path of plan calendars, each served at `{token}.ics`. */
export const calendarsPath = '/api/plan-calendars'
