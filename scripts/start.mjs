// npm start: installs what is missing, builds what is stale, runs the server.
import { buildWhenStale } from './bootstrap/build.mjs'
import { installWhenMissing } from './bootstrap/install.mjs'
import { serve } from './bootstrap/serve.mjs'

await installWhenMissing()
await buildWhenStale()
serve()
