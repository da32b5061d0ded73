import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipWriter = {
  /** The archive as it grows. */
  output: Readable
  /** Adds one entry and returns when all of it has been written: nothing waits in memory. */
  add(path: string, source: Readable | AsyncIterable<string> | Iterable<string>): Promise<void>
  end(): void
}

/**
 * An archive that is written as it is read from.
 * @param at the time that its entries have
 */
export function zipWriter(at: Date): ZipWriter {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  return {
    output,
    async add(path, source) {
      const stream = source instanceof Readable ? source : Readable.from(source, { objectMode: false })
      zip.addReadStream(stream, path, { mtime: at, mode: 0o100_644 })
      const gone = new AbortController()
      const stopped = finished(output, { signal: gone.signal }).then(() => {
        throw new Error('the archive was closed')
      })
      try {
        // Whoever reads the archive may leave: then nobody would read the entry to its end either.
        await Promise.race([finished(stream), stopped])
      } finally {
        gone.abort()
        stopped.catch(() => undefined)
        if (!stream.readableEnded) stream.destroy()
      }
    },
    end: () => zip.end(),
  }
}
