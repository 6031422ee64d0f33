import type { messages as english } from './menu-messages.ts'

export const messages: typeof english = {
  menu: 'Menú',
  myAccount: 'Mi cuenta',
  profile: 'Perfil',
  myProfile: 'Mi perfil',
  accountOf: name => `Mi cuenta, ${name}`,
  account: 'Cuenta',
  cookbook: 'Recetario',
  pantry: 'Despensa',
  invitations: 'Invitaciones para colaborar',
  pendingInvitations: 'invitaciones pendientes',
  signOut: 'Cerrar sesión',
  myFavorites: 'Mis favoritos',
  favoriteItems: 'favoritos',
  savedLists: 'listas guardadas',
}
