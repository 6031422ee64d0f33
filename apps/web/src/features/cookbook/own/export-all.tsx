import { recipeJsonLd } from '@aisleway/core/recipes/export/recipe-json-ld'
import { recipeMarkdown } from '@aisleway/core/recipes/export/recipe-markdown'
import type { OwnRecipe } from '@aisleway/core/recipes/recipe'
import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { api } from '../../../api/client/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { saveFile } from '../../../ui/page/save-file.ts'
import { messages } from './messages.ts'

/** Exports all of the shopper's recipes as one file. */
export default function ExportAll() {
  const { run, isPending } = useAction({
    key: ['recipes', 'export'],
    send: (_: (recipes: OwnRecipe[]) => void) => api.recipes.all(),
    onDone: (recipes, save) => save(recipes),
    onFailed: () => toast.error({ ...messages.exportFailed, key: 'recipe' }),
  })
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      {(
        [
          [messages.asJsonLd, 'recipes.jsonld', 'application/ld+json', recipeJsonLd],
          [messages.asMarkdown, 'recipes.md', 'text/markdown', recipeMarkdown],
        ] as const
      ).map(([label, file, type, write]) => (
        <Button
          key={file}
          variant="ghost"
          size="compact"
          icon={<DownloadSimpleIcon />}
          disabled={isPending}
          onClick={() => run(recipes => saveFile(file, type, write(recipes)))}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
