import { openPostgres } from '../../db/postgres.ts'

// Run as a process of its own: opens the database, as a server does that starts, and tells how it went.
const database = await openPostgres(process.argv[2] ?? '')
console.log('open')
await database.close()
