import type { SecretBox } from '#platform/server/secret-box.ts'

/*
 * Somebody without an account has no id. In their place stands a keyed mark of their address, with the id of the key:
 * who has the key can try an address, and nobody can read one.
 */

const PREFIX = 'adr_'
const SHAPE = /^adr_([0-9a-f]{8})_([0-9a-f]{64})$/

type Marks = Pick<SecretBox, 'addressMarks' | 'keyIds'>

/** As addresses are compared: without blanks around them, in lower case. */
export const normalised = (address: string): string => address.trim().toLowerCase()

/** The ids of an address under each key, the current one first. */
export function addressIds({ addressMarks, keyIds }: Marks, address: string): string[] {
  return addressMarks(normalised(address)).map((mark, index) => `${PREFIX}${keyIds[index] ?? ''}_${mark}`)
}

export const addressId = (box: Marks, address: string): string => addressIds(box, address)[0] ?? ''

/** Whether an erasure is that of an address, and not of an account. */
export const isAddressId = (subjectId: string): boolean => SHAPE.test(subjectId)

export const markIn = (subjectId: string): string => SHAPE.exec(subjectId)?.[2] ?? ''

/**
 * Which of some addresses it is. @throws if its key is not there any more: nobody could tell, and to say that there is
 * none would bring somebody back
 */
export function addressOf(box: Marks, subjectId: string, addresses: Iterable<string>): string | undefined {
  const [, keyId = ''] = SHAPE.exec(subjectId) ?? []
  if (!box.keyIds.includes(keyId))
    throw new Error(`no key ${keyId}: without it nobody knows whose address was to be erased`)
  for (const address of addresses)
    if (addressIds(box, address).includes(subjectId)) return normalised(address)
  return undefined
}
