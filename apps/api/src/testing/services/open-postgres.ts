import { openPostgres } from '../../db/postgres.ts'

// Run in its own process: opens the database as a starting server does, and reports the outcome.
const database = await openPostgres(process.argv[2] ?? '')
console.log('open')
await database.close()
