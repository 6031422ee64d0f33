import type { messages as english } from './menu-messages.ts'

const named = (one: string, many: string) => (n: number) => (n === 1 ? one : many)

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
  pendingInvitations: named('invitación pendiente', 'invitaciones pendientes'),
  signOut: 'Cerrar sesión',
  myFavorites: 'Mis favoritos',
  favoriteItems: named('favorito', 'favoritos'),
  savedLists: named('lista guardada', 'listas guardadas'),
}
