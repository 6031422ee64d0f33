import { readFile } from 'node:fs/promises'
import { importRecipes, type RecipeReport } from '../features/meals/recipe-import/import-recipes.ts'
import { maxRecipeFileBytes } from '../features/meals/recipe-import/recipe-file.ts'
import { nutritionLookup } from '../startup/nutrition-lookup.ts'
import {
  CommandError,
  checkFile,
  readArguments,
  runCommand,
  UsageError,
  withShop,
} from './operator-command.ts'

const usage = [
  'Usage: npm run meals -- import FILE.json',
  '       npm run meals -- import PAGE.html',
].join('\n')

await runCommand(usage, async args => {
  const [command, file, ...rest] = readArguments(args, {}).positionals
  if (command !== 'import' || !file || rest.length > 0) throw new UsageError()
  const text = await readText(file)
  const report = await withShop<RecipeReport>('meals', {
    server: async ask => (await ask({ method: 'POST', body: text })).json(),
    database: database => importRecipes(database, nutritionLookup, text),
  })
  print(report)
})

async function readText(file: string): Promise<string> {
  await checkFile(file, maxRecipeFileBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    throw new CommandError('The file is not encoded as UTF-8.')
  }
}

function print(report: RecipeReport) {
  if (report.type === 'failed')
    throw new CommandError(`${report.reason} The meals are as they were.`)
  const { added, updated, refused, unmatched } = report
  console.log(`${added.length} added, ${updated.length} updated, ${refused.length} refused.`)
  for (const { name, reason } of refused) console.log(`  ${name}: refused, ${reason}`)
  if (unmatched.length > 0) console.log('No product found for:')
  for (const { meal, line } of unmatched) console.log(`  ${meal}: ${line}`)
}
