// npm start: installs what is missing, builds what is stale, runs the server.
import { buildWhenStale } from './bootstrap/build.mjs'
import { installWhenMissing } from './bootstrap/install.mjs'
import { serve } from './bootstrap/serve.mjs'

await installWhenMissing()
await buildWhenStale()
// A small young generation, and an old one that is swept before it has quadrupled (while a file is read it would grow to
// 500 MB): a third less memory.
serve({ nodeOptions: ['--max-semi-space-size=8', '--heap-growing-percent=50'] })
