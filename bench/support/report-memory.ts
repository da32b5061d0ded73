/**
 * Loaded before the product (`--import`): answers the signal SIGUSR2 with the memory that is still in use after its
 * garbage is collected, in the file that `REPORT_MEMORY_IN` names.
 */
import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const file = process.env['REPORT_MEMORY_IN']
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

if (file)
  process.on('SIGUSR2', () => {
    // Twice: what the first one finalises is free after the second.
    collect()
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    writeFileSync(file, JSON.stringify({ heapUsed, external, rss }))
  })

/** Plants a leak of so many bytes a request, by which it is seen that one is found. */
const planted = Number(process.env['LEAK_A_REQUEST'] ?? 0)
const kept: number[][] = []
if (planted > 0)
  subscribe(
    'http.server.request.start',
    () => void kept.push(Array.from({ length: planted / 8 }, Math.random)),
  )
