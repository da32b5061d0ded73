import { hash, verify } from '@node-rs/argon2'
import { newToken } from '#platform/server/secret-box.ts'

/** argon2id with the minimum parameters that OWASP recommends (19 MiB, two passes, one lane). */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The same characters typed on another keyboard are the same password. */
const normal = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), PARAMETERS)
}

let nobodysHash: Promise<string> | undefined

/**
 * Without a hash to compare with, it takes as long and answers false: the duration does not reveal whether an
 * account exists.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(newToken())
  const matches = await verify(storedHash ?? (await nobodysHash), normal(password))
  return matches && storedHash !== undefined
}
