import type { RecipeReport } from '../features/meals/recipe-import/import-recipes.ts'
import { OperatorError } from '../log/operator-error.ts'

/** Shows the outcome of an import of recipes; throws if nothing was imported, so that the command fails. */
export function showRecipeReport(report: RecipeReport): void {
  if (report.type === 'failed')
    throw new OperatorError(`${report.reason} The meals were not changed.`)
  const { added, updated, refused, unmatched } = report
  console.log(`${added.length} added, ${updated.length} updated, ${refused.length} refused.`)
  for (const { name, reason } of refused) console.log(`  ${name}: refused, ${reason}`)
  if (unmatched.length > 0) console.log('No product found for:')
  for (const { meal, line } of unmatched) console.log(`  ${meal}: ${line}`)
  if (added.length + updated.length === 0) {
    throw new OperatorError('Every recipe was refused. The meals were not changed.')
  }
}
