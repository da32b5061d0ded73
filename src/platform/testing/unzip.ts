import { buffer } from 'node:stream/consumers'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** The entries of a ZIP file by their paths. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const opened = Promise.withResolvers<ZipFile>()
  fromBuffer(bytes, { lazyEntries: true }, (error: Error | null, zip: ZipFile) =>
    error ? opened.reject(error) : opened.resolve(zip),
  )
  const zip = await opened.promise
  const entries = new Map<string, Buffer>()
  const done = Promise.withResolvers<void>()
  zip.on('entry', (entry: Entry) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return done.reject(error)
      buffer(stream).then((content) => {
        entries.set(entry.fileName, content)
        zip.readEntry()
      }, done.reject)
    })
  })
  zip.on('end', () => done.resolve())
  zip.on('error', done.reject)
  zip.readEntry()
  await done.promise
  return entries
}
