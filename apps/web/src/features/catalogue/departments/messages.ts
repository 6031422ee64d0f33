export const messages = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  newThisWeek: 'New this week',
  allOf: (department: string) => `All ${department}`,
}
