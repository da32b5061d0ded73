// npm run dev: restarts the server on each change of its sources; pages are compiled on the fly, nothing is built.
import { installWhenMissing } from './bootstrap/install.mjs'
import { serve } from './bootstrap/serve.mjs'

await installWhenMissing()
serve({ nodeOptions: ['--watch', '--watch-preserve-output'], env: { GREENLANE_DEV: '1' } })
