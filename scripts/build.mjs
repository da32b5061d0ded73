// npm run build: the web pages, when their sources changed; with --force always.
import { buildWhenStale } from './bootstrap/build.mjs'
import { installWhenMissing } from './bootstrap/install.mjs'

await installWhenMissing()
await buildWhenStale({ force: process.argv.includes('--force') })
