/*
 * What backups use of their two libraries: no more of them than this is ours to rely on. Types stand here, so that a
 * checkout whose packages are not installed yet is still checked as a whole.
 */
declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg'
  import type { Readable, Writable } from 'node:stream'

  export function from(statement: string): Writable & Submittable & { rowCount: number }
  export function to(statement: string): Readable & Submittable & { rowCount: number }
}

declare module 'age-encryption' {
  export function generateX25519Identity(): Promise<string>
  export function identityToRecipient(identity: string): Promise<string>
  export class Encrypter {
    addRecipient(publicKey: string): void
    encrypt(plain: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>>
  }
  export class Decrypter {
    addIdentity(privateKey: string): void
    decrypt(sealed: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>>
  }
}
