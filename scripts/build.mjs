// npm run build: the web pages, if their sources changed; always with --force.
import { buildWhenStale } from './bootstrap/build.mjs'
import { installWhenMissing } from './bootstrap/install.mjs'

await installWhenMissing()
await buildWhenStale({ force: process.argv.includes('--force') })
