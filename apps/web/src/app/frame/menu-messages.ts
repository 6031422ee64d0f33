const named = (one: string, many: string) => (n: number) => (n === 1 ? one : many)

/** Of the drawer, My Account and Profile: out of what home loads. */
export const messages = {
  menu: 'Menu',
  myAccount: 'My Account',
  profile: 'Profile',
  myProfile: 'My Profile',
  accountOf: (name: string) => `My Account, ${name}`,
  account: 'Account',
  cookbook: 'Cookbook',
  pantry: 'Pantry',
  invitations: 'Collaboration Invitations',
  pendingInvitations: named('Pending invitation', 'Pending invitations'),
  signOut: 'Sign Out',
  myFavorites: 'My Favorites',
  favoriteItems: named('Favorite Item', 'Favorite Items'),
  savedLists: named('Saved List', 'Saved Lists'),
}
