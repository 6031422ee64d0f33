/** Below it are the calendars of plans, each at `{token}.ics`. */
export const calendarsPath = '/api/plan-calendars'
