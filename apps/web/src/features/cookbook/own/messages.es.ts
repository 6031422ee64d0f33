import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  actions: 'Tu receta',
  edit: 'Editar',
  remove: 'Eliminar',
  removed: name => ({ title: 'Receta eliminada', message: name }),
  removeFailed: { title: 'No se pudo eliminar la receta', message: 'Inténtalo de nuevo.' },
  share: 'Compartida con quienes comparten una lista contigo',
  alsoInPlans:
    'Si la pones en un plan compartido, las personas de ese plan pueden leerla mientras esté ahí.',
  shareFailed: { title: 'No se pudo cambiar', message: 'Inténtalo de nuevo.' },
  by: name => `Una receta de ${name}`,
  copy: 'Guardar una copia',
  copied: { title: 'Guardada en tus recetas' },
  asJsonLd: 'Exportar JSON-LD',
  asMarkdown: 'Exportar Markdown',
  exportFailed: { title: 'No se pudo crear el archivo', message: 'Inténtalo de nuevo.' },
  note: 'Nota',
  source: 'De',
}
