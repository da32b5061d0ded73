import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { extractText } from './extract-text.ts'

/*
 * A process of its own, started by `readPdf` for one PDF. A thread reads; the main thread watches how much memory the
 * process takes, which a reading thread that is busy could not, and ends it.
 */

const MEMORY_AT_MOST = 500 * 1024 * 1024
const LOOK_EVERY_MS = 25

if (isMainThread) {
  process.once('message', (bytes: Uint8Array) => {
    const reader = new Worker(new URL(import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 200, stackSizeMb: 4 },
    })
    reader.once('message', (read) => process.send?.(read, () => process.exit(0)))
    reader.once('error', () => process.exit(1))
    setInterval(() => {
      if (process.memoryUsage.rss() > MEMORY_AT_MOST) process.kill(process.pid, 'SIGKILL')
    }, LOOK_EVERY_MS)
  })
  process.once('disconnect', () => process.exit(1))
} else {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await extractText(workerData as Uint8Array))
}
