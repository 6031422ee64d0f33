import type { messages as english } from './push-messages.ts'

export const messages: typeof english = {
  title: 'Avisos en este dispositivo',
  text: 'Se muestran aunque Aisleway esté cerrado.',
  unsupported:
    'Este navegador no puede mostrar avisos con Aisleway cerrado. En un iPhone, primero agrega Aisleway a la pantalla de inicio.',
  blocked: 'Están bloqueados en los ajustes de este navegador.',
  failed: 'No se pudieron cargar los ajustes de los avisos',
  notSaved: 'No se pudo guardar la elección',
  notAllowed: {
    title: 'No se permitieron los avisos',
    message: 'Puedes permitirlos en los ajustes de este navegador.',
  },
  switches: {
    invitation: 'Alguien te invita a una lista o responde a tu invitación',
    listChanged: 'Alguien cambió una lista que compartes',
    tripCompleted: 'Alguien terminó la compra de una lista que compartes',
    favorite: 'Un favorito está en oferta',
  },
  offer: '¿Quieres recibir avisos en este dispositivo con Aisleway cerrado?',
  turnOn: 'Activar',
  notNow: 'Ahora no',
}
