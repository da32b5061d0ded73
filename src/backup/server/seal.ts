import { readFile, writeFile } from 'node:fs/promises'
import { BackupProblem } from '../manifest.ts'

/*
 * Sealing with age (https://age-encryption.org): whoever writes backups holds public keys only, and any age program opens
 * a part with a private key. The library is loaded when it is needed, which is once a night.
 */
const age = () => import('age-encryption')

/** A pair as `age-keygen` writes it. @returns the public key @throws BackupProblem if the file is there already */
export async function makeKeyFile(file: string): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await age()
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new BackupProblem(
        error.code === 'EEXIST'
          ? `${file} exists already; name another file, or keep using its key.`
          : `${file} cannot be written (${error.code}).`,
      )
    },
  )
  return recipient
}

/** The private keys in a file of `age-keygen`. @throws BackupProblem */
export async function readKeyFile(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`The key file ${file} cannot be read (${error.code}).`)
  })
  const keys = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length > 0) return keys.map((key) => key.trim())
  throw new BackupProblem(
    `${file} holds no private key: a line of it begins with AGE-SECRET-KEY-. Name the file that npm run backup -- --new-key made.`,
  )
}

/** @returns a step of a pipeline that seals what passes through @throws BackupProblem if a key is mistyped */
export async function sealing(publicKeys: readonly string[]) {
  const { Encrypter } = await age()
  const encrypter = new Encrypter()
  for (const key of publicKeys) {
    try {
      encrypter.addRecipient(key)
    } catch {
      throw new BackupProblem(`${key} in GREENLANE_BACKUP_KEYS is not a public key: was it cut off?`)
    }
  }
  return async function* (plain: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    yield* await encrypter.encrypt(ReadableStream.from(plain) as ReadableStream<Uint8Array>)
  }
}

/** @returns a step of a pipeline that opens what passes through, and fails with BackupProblem for another key */
export async function opening(privateKeys: readonly string[]) {
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  for (const key of privateKeys) {
    try {
      decrypter.addIdentity(key)
    } catch {
      throw new BackupProblem('The private key in the key file is not whole: was it cut off?')
    }
  }
  return async function* (sealed: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const plain = await decrypter
      .decrypt(ReadableStream.from(sealed) as ReadableStream<Uint8Array>)
      .catch((error: Error) => {
        if (!error.message.includes('no identity matched')) throw error
        throw new BackupProblem(
          'This key does not open the backup: it was sealed with another one. Name the key file whose public key was in GREENLANE_BACKUP_KEYS on that day.',
        )
      })
    yield* plain
  }
}
