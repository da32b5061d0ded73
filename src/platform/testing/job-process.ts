/*
 * A process with a job runner of its own, to be killed by a test: node job-process.ts <database> <milliseconds per job>
 * Prints `started <n>` and `ended <n>` for each job.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/server/database.ts'
import { createJobs } from '#platform/server/jobs.ts'
import { createLiveness } from '#platform/server/liveness.ts'
import { createLog } from '#platform/server/log.ts'

const [url = '', milliseconds = '0'] = process.argv.slice(2)
const log = createLog({ level: 'silent' })
const database = openDatabase({ url, log })
const liveness = createLiveness({ url, log })
const jobs = createJobs({ pool: database.pool, db: database.db, liveness, log })
jobs.register('work', async ({ number }) => {
  process.stdout.write(`started ${String(number)}\n`)
  await sleep(Number(milliseconds))
  process.stdout.write(`ended ${String(number)}\n`)
})
await liveness.start()
await jobs.start()
process.stdout.write('ready\n')
