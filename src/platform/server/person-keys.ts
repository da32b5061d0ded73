import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Executor, Transaction } from './database.ts'
import { findPersonKeys, insertPersonKeys } from './person-keys.repository.ts'
import type { SecretBox } from './secret-box.ts'
import { setAtMost } from './set-at-most.ts'
import { poolOf } from './with-commit.repository.ts'

/*
 * What is personal in the audit trail is sealed under a key of the person, which lies sealed in the database. Erasure
 * destroys the key: lines and chain stay as they are, and nobody reads any more what they say of that person.
 */

/** Keys that this process has seen. One destroyed meanwhile may seal on here, and opens nothing for anybody. */
type Known = { box: SecretBox; keys: Map<string, Buffer | null> }
const known = new WeakMap<object, Known>()
const MOST_KNOWN = 5_000

const WHOLE_TAG = { authTagLength: 16 }
const VERSION = 'p1'

/** Says with which keys the lines are sealed that are written over a pool. Whoever wires the product says it. */
export function keepPersonalUnder(pool: object, box: SecretBox): void {
  known.set(pool, { box, keys: new Map() })
}

type Personal = { personId: string; sealed: string } | undefined

/** What a line is known by, and what of it is personal. */
type PersonalEntry = Line & {
  address?: string
  personal?: Record<string, unknown>
  person?: string
}
type Line = { at: Date; actorId: string; action: string; record: string }

/** What is personal in each entry, sealed; nothing where a person's key was destroyed. */
export async function sealPersonal(tx: Transaction, entries: readonly PersonalEntry[]): Promise<Personal[]> {
  const wanted = entries.map(personalOf)
  const ids = [...new Set(wanted.flatMap((one) => (one ? [one.personId] : [])))]
  if (ids.length === 0) return []
  const keys = await keysFor(tx, ids)
  return wanted.map((one, index) => {
    const entry = entries[index]
    if (!one || !entry) return undefined
    const key = keys.get(one.personId)
    if (key === undefined) throw new Error(`no key was found or made for ${one.personId}`)
    if (key === null) return undefined
    return { personId: one.personId, sealed: sealed(key, JSON.stringify(one.values), contextOf(entry)) }
  })
}

function personalOf({ address, personal, person, actorId }: PersonalEntry) {
  if (address === undefined && Object.keys(personal ?? {}).length === 0) return undefined
  return { personId: person ?? actorId, values: { ...(address !== undefined && { address }), ...personal } }
}

async function keysFor(tx: Transaction, ids: readonly string[]): Promise<Map<string, Buffer | null>> {
  const here = known.get(poolOf(tx) ?? {})
  if (!here) throw new Error('a line with something personal, over a pool without keys (keepPersonalUnder)')
  // A key that is found now stays known to this call, also where so many are asked for that it makes room for others.
  const keys = new Map<string, Buffer | null>()
  const missing: string[] = []
  for (const id of ids) {
    const key = here.keys.get(id)
    if (key === undefined) missing.push(id)
    else keys.set(id, key)
  }
  if (missing.length > 0) for (const [id, key] of await findOrMake(tx, here, missing)) keys.set(id, key)
  return keys
}

/**
 * A key made here may yet be rolled back: it is known to this process once it is found.
 * @returns a key for each of them; null where its row says that it was destroyed
 */
async function findOrMake(
  tx: Transaction,
  here: Known,
  ids: readonly string[],
): Promise<Map<string, Buffer | null>> {
  const keys = new Map(opened(here.box, await findPersonKeys(tx, ids)))
  for (const [id, key] of keys) setAtMost(here.keys, MOST_KNOWN, id, key)
  const made = ids
    .filter((id) => !keys.has(id))
    // In one order, so that two who make the same keys wait for each other and not in a ring.
    .toSorted()
    .map((personId) => ({ personId, key: randomBytes(32) }))
  if (made.length === 0) return keys
  await insertPersonKeys(
    tx,
    made.map(({ personId, key }) => ({
      personId,
      sealed: here.box.seal(key.toString('base64'), boxContext(personId)),
      createdAt: new Date(),
    })),
  )
  // Of two who made the same one, the first one's counts.
  const stored = await findPersonKeys(
    tx,
    made.map(({ personId }) => personId),
  )
  for (const [id, key] of opened(here.box, stored)) keys.set(id, key)
  return keys
}

const opened = (box: SecretBox, rows: readonly { personId: string; sealed: string | null }[]) =>
  rows.map(
    ({ personId, sealed: key }) =>
      [personId, key === null ? null : Buffer.from(box.open(key, boxContext(personId)), 'base64')] as const,
  )

/** Bound to its line, so that it cannot be moved to another one. */
const contextOf = ({ at, action, record, actorId }: Line): string =>
  JSON.stringify([at.toISOString(), actorId, action, record])
const boxContext = (personId: string): string => `person:${personId}`

function sealed(key: Buffer, plain: string, context: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv, WHOLE_TAG).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

function openWith(key: Buffer, value: string, context: string): Record<string, unknown> {
  const [version, payload] = value.split('.')
  if (version !== VERSION || !payload) throw new Error('not sealed under the key of a person')
  const bytes = Buffer.from(payload, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), WHOLE_TAG)
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(12, 28))
  const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  return JSON.parse(plain) as Record<string, unknown>
}

type SealedLine = Line & { personId: string | null; personal: string | null }

/** Lines with what is personal in them in clear; null where the person's key was destroyed. */
export async function openPersonal<T extends SealedLine>(
  { db, box }: { db: Executor; box: SecretBox },
  lines: readonly T[],
): Promise<(Omit<T, 'personal'> & { personal: Record<string, unknown> | null })[]> {
  const ids = [...new Set(lines.flatMap(({ personId }) => (personId === null ? [] : [personId])))]
  const keys = new Map(opened(box, ids.length === 0 ? [] : await findPersonKeys(db, ids)))
  return lines.map((line) => {
    const key = line.personId === null ? undefined : keys.get(line.personId)
    const personal = key && line.personal !== null ? openWith(key, line.personal, contextOf(line)) : null
    return { ...line, personal }
  })
}
