/**
 * Where backups are written to: a folder, or a part of a bucket. A key is a path within it, with slashes:
 *   backups/<moment>/…    a backup: the parts that its manifest.json names, and the manifest, which comes last
 *   files/ab/<entry>-<sha256>   stored files, shared by all backups
 *   erasures/<id>.json    who was erased
 */
export type BackupPlace = {
  /** What people call it, such as `/mnt/backups` or `s3://bucket/greenlane`. */
  name: string
  /** Stores all of `source` under a key, or nothing. It outlives a power cut when this ends. */
  write(key: string, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Its pieces, as they are read. They end with an error whose code is ENOENT where there is nothing. */
  read(key: string): AsyncIterable<Buffer>
  /** Everything that is whole and whose key begins with `prefix`, which ends with a slash. A place that is not there has nothing. */
  list(prefix: string): AsyncGenerator<KeptObject>
  remove(key: string): Promise<void>
  /** Everything below, also what is half-written. */
  removeAll(prefix: string): Promise<void>
  /** What is wrong with the place, in words that follow its name and end a sentence; nothing if it is something else. */
  faultIn(error: unknown): string | undefined
  [Symbol.asyncDispose](): Promise<void>
}

export type KeptObject = { key: string; size: number; changedAt: number }
