import { maxListItems } from '@aisleway/core/lists/list-item'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Importar una lista',
  text: 'Un artículo por línea, como “2 x milk” o “2 dozen eggs”, o un archivo CSV con una columna “item”. La tienda busca en inglés.',
  linesLabel: 'Artículos',
  linesPlaceholder: '2 x milk\n1 lb ground beef\nvelas de cumpleaños',
  chooseFile: 'Elegir un archivo',
  fileLabel: 'Archivo CSV o de texto',
  close: 'Cerrar',
  next: 'Buscar en la tienda',
  finding: 'Buscando...',
  nothing: {
    title: 'No hay nada que importar',
    message: 'Escribe al menos un artículo o elige un archivo.',
  },
  tooMany: count => ({
    title: 'Demasiados artículos',
    message: `En una lista caben hasta ${maxListItems} artículos y estos son ${count}. Impórtalos en varias listas.`,
  }),
  fileTooLarge: {
    title: 'El archivo es demasiado grande',
    message: 'Elige uno más pequeño.',
  },
  fileFailed: { title: 'Error', message: 'No se pudo leer el archivo.' },
  findFailed: { title: 'Error', message: 'No se pudo buscar en la tienda. Inténtalo de nuevo.' },

  reviewTitle: 'Revisa tu lista',
  nameLabel: 'Nombre de la lista',
  namePlaceholder: 'Escribe el nombre de la lista',
  foundCount: (found, all) => `${found} de ${all} están en la tienda`,
  freeText: count =>
    count === 1
      ? 'No se encontró 1 línea. Va a la lista como la escribiste, sin precio.'
      : `No se encontraron ${count} líneas. Van a la lista como las escribiste, sin precio.`,
  leftOut: texts =>
    `No va a la lista, porque no quieres ninguno: ${texts.map(text => `“${text}”`).join(', ')}`,
  written: text => `Escribiste “${text}”`,
  asWritten: guess =>
    guess ? `Tal como lo escribiste. ¿Quisiste decir ${guess}?` : 'Tal como lo escribiste',
  keepText: 'Dejar mis palabras',
  quoted: text => `“${text}”`,
  change: 'Cambiar',
  undo: 'Deshacer',
  choicesFor: text => `Qué será “${text}”`,
  packages: (count, each, total) => `${count} × ${each} = ${total}`,
  ofItem: (label, text) => `${label}, ${text}`,
  quantity: quantity => `× ${quantity}`,
  back: 'Atrás',
  save: 'Guardar lista',
  saving: 'Guardando...',
  saved: {
    title: '¡Lista guardada! 🎉',
    message: 'Tu lista de compras se guardó correctamente.',
  },
  saveFailed: {
    title: 'No se pudo guardar la lista',
    message: 'Ocurrió un error. Inténtalo de nuevo.',
  },
}
