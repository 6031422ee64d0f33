import { readFile } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { importRecipes, type RecipeReport } from '../features/meals/recipe-import/import-recipes.ts'
import { maxRecipeFileBytes } from '../features/meals/recipe-import/recipe-file.ts'
import { OperatorError } from '../log/operator-error.ts'
import { nutritionLookup } from '../startup/nutrition-lookup.ts'
import { checkFile, readArguments, runCommand, UsageError } from './operator-command.ts'
import { type AskShop, withShop } from './reach-database.ts'
import { showRecipeReport } from './show-recipe-report.ts'

const usage = [
  'Usage: npm run meals -- import FILE.json',
  '       npm run meals -- import PAGE.html',
].join('\n')

await runCommand(usage, async args => {
  const [command, file, ...rest] = readArguments(args, {}).positionals
  if (command !== 'import' || !file || rest.length > 0) throw new UsageError()
  const text = await readText(file)
  const ways = {
    server: async (ask: AskShop) => (await ask({ method: 'POST', body: text })).json(),
    database: (database: Database) => importRecipes(database, nutritionLookup, text),
  }
  const report = await withShop<RecipeReport>('meals', ways, { mayCreate: true })
  showRecipeReport(report)
})

async function readText(file: string): Promise<string> {
  await checkFile(file, maxRecipeFileBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    throw new OperatorError('The file is not encoded as UTF-8.')
  }
}
