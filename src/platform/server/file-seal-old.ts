import { createDecipheriv, createHash, type DecipherGCM } from 'node:crypto'
import { FileDamaged, prove, TAG_BYTES } from './file-seal.ts'
import type { EntrySource } from './storage/entry-store.ts'

/*
 * How files were sealed before they had chunks: `iv | ciphertext | tag`, one tag for the whole file. Such a file is
 * read twice: once to its tag, keeping a hash of each piece, and once to hand the pieces out, each compared with its
 * hash, so that a change between the two readings is not handed out either.
 */
const IV_BYTES = 12
const PIECE_BYTES = 64 * 1024

type Proven = { iv: Buffer; end: number; hashes: Buffer[] }

/** Reads the file to its tag. @throws FileDamaged */
export async function proveOldSeal(source: EntrySource, key: Buffer): Promise<Proven & { size: number }> {
  const end = source.size - TAG_BYTES
  if (end < IV_BYTES) throw new FileDamaged('the stored file is truncated')
  const iv = await source.read(0, IV_BYTES)
  const decipher = decipherOf(key, iv).setAuthTag(await source.read(end, TAG_BYTES))
  const hashes: Buffer[] = []
  for await (const piece of pieces(source, end)) {
    decipher.update(piece)
    hashes.push(hashOf(piece))
  }
  prove(decipher)
  return { iv, end, hashes, size: end - IV_BYTES }
}

/** The plain bytes of a file whose tag has been proven. @throws FileDamaged if it was changed since */
export async function* openOldSeal(
  source: EntrySource,
  key: Buffer,
  { iv, end, hashes }: Proven,
): AsyncGenerator<Buffer> {
  const decipher = decipherOf(key, iv)
  let index = 0
  for await (const piece of pieces(source, end)) {
    if (!hashes[index]?.equals(hashOf(piece))) throw new FileDamaged('the stored file was changed')
    index += 1
    yield decipher.update(piece)
  }
}

const decipherOf = (key: Buffer, iv: Buffer): DecipherGCM =>
  createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })

const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

async function* pieces(source: EntrySource, end: number): AsyncGenerator<Buffer> {
  for (let start = IV_BYTES; start < end; start += PIECE_BYTES)
    yield await source.read(start, Math.min(PIECE_BYTES, end - start))
}
