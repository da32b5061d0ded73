import { growDemo } from './demo.ts'
import { withProduct } from './with-product.ts'

/**
 * What goes on behind a demo that is open already: a process of its own, so that nobody who looks around waits for it,
 * and its memory is given back. It leaves off with the server that started it, however that ends.
 */
const stopping = new AbortController()
for (const sign of ['disconnect', 'SIGTERM', 'SIGINT'] as const) process.on(sign, () => stopping.abort())

// Where a commit is lost with the machine, so is how far it came: it lives that step once more.
const work = { flushes: false }
await withProduct(
  process.env,
  (wired, database) => growDemo(wired, database, { stopping: stopping.signal }),
  work,
)
// Connected to whoever started it, it would not end by itself.
if (process.connected) process.disconnect()
