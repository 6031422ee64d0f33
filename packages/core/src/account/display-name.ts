/** The name shown on Profile (spec 1 §2): the full name, else the username, else the e-mail, else "User". */
export function displayName(person: {
  fullName?: string
  username?: string | null
  email?: string
}): string {
  const names = [person.fullName, person.username, person.email]
  return names.find(name => name?.trim())?.trim() ?? 'User'
}
