// npm run dev: the server anew at each change of its sources; the pages are made on the fly, nothing is built.
import { installWhenMissing } from './bootstrap/install.mjs'
import { serve } from './bootstrap/serve.mjs'

await installWhenMissing()
serve({ nodeOptions: ['--watch', '--watch-preserve-output'], env: { GREENLANE_DEV: '1' } })
