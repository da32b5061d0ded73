// A server on an empty data folder, for the browser tests: what a former run left is removed first.
import { rm } from 'node:fs/promises'

await rm(process.env.GREENLANE_DATA_DIR, { recursive: true, force: true })
await import('../src/main/server.ts')
