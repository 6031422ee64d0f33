import { access, constants, stat } from 'node:fs/promises'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { unreadable } from '../backup/unreadable.ts'
import { forOperator } from '../for-operator.ts'
import { OperatorError } from '../log/operator-error.ts'

/** Arguments that a command does not have; the operator is shown its usage. */
export class UsageError extends Error {}

/** Runs a command with its arguments, and ends the process. */
export async function runCommand(
  usage: string,
  command: (args: string[]) => Promise<void>,
): Promise<never> {
  const args = process.argv.slice(2)
  let status = 0
  try {
    if (args.some(arg => arg === '--help' || arg === '-h')) console.log(usage)
    else await command(args)
  } catch (error) {
    console.error(error instanceof UsageError ? usage : (forOperator(error) ?? error))
    status = 1
  }
  process.exit(status)
}

/** Tells the operator something beside the result. Stdout may be read by a program, or be the file that is written. */
export function tell(line: string): void {
  console.error(line)
}

/** Separates a command's options from its other arguments, and refuses options that it does not have. */
export function readArguments<const Options extends ParseArgsConfig['options']>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new UsageError()
  }
}

/** Rejects a file that cannot be read or exceeds the maximum size. */
export async function checkFile(file: string, mostBytes: number): Promise<void> {
  const failed = (error: unknown) => {
    throw unreadable(file, error)
  }
  const facts = await stat(file).catch(failed)
  if (!facts.isFile()) throw new OperatorError(`${file} is not a file.`)
  await access(file, constants.R_OK).catch(failed)
  if (facts.size > mostBytes) {
    throw new OperatorError(`${file} is larger than ${mostBytes / 1024 / 1024} MB.`)
  }
}
