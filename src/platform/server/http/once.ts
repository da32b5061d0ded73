import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { idOfBytes, newId } from '../../shared/ids.ts'
import type { CallContext } from './call-context.ts'
import { wireRefusals } from './wire-refusals.ts'

const KEY_LENGTH = 200

/** The `Idempotency-Key` of a request. */
export const keyOf = ({ headers }: Pick<CallContext, 'headers'>): string | undefined =>
  headers['idempotency-key']?.slice(0, KEY_LENGTH)

/** Whose request it is: another's with the same key is another request. */
export function principalKey({ principal, ip }: Pick<CallContext, 'principal' | 'ip'>): string {
  if (principal.kind === 'seller') return `${principal.userId}@${principal.companyId}`
  if (principal.kind === 'keyHolder') return principal.id
  return principal.kind === 'staff' ? principal.staffId : `visitor:${ip}`
}

/**
 * The id of a record that a request makes and that nothing else tells from a second one: the same for the same key. The
 * answer to a key is stored after the work was committed; where the process dies between the two, the work is done again,
 * and the id says that it had been done.
 * @param part of a request that makes several, which one of them
 */
export function idOfRequest(
  prefix: string,
  context: Pick<CallContext, 'principal' | 'ip' | 'headers'>,
  part?: string,
): string {
  const key = keyOf(context)
  if (!key) return newId(prefix)
  const whose = JSON.stringify([prefix, principalKey(context), key, ...(part === undefined ? [] : [part])])
  return idOfBytes(prefix, createHash('sha256').update(whose).digest().subarray(0, 17))
}

/**
 * A record that is there under the id of a request was made by the same request before.
 * @param wanted what is asked for now, by the names of the record
 * @throws wire.key_reused where that was another one
 */
export function expectSame<T extends object>(before: T, wanted: Partial<T>): void {
  const isSame = Object.entries(wanted).every(([name, value]) =>
    isDeepStrictEqual(before[name as keyof T], value),
  )
  if (!isSame) throw wireRefusals.key_reused()
}
