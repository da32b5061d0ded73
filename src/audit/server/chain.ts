import { createHmac } from 'node:crypto'
import type { SecretBox } from '#platform/server/secret-box.ts'

/** A line of the audit trail, as it is stored. */
export type TrailLine = {
  sequence: number
  at: Date
  actorKind: string
  actorId: string
  action: string
  record: string
  companyId: string | null
  detail: Record<string, unknown>
  personId: string | null
  personal: string | null
}

type Place = { position: number; previous: string; keyId: string; sealedAt: Date }

/** The hash of a line at its place in the chain. What is personal enters as it is stored: sealed. */
export function sealOf(key: Buffer, { position, previous, keyId, sealedAt }: Place, line: TrailLine): string {
  const { sequence, at, actorKind, actorId, action, record, companyId, detail, personId, personal } = line
  const place = [position, previous, keyId, sealedAt.toISOString()]
  const who = [sequence, at.toISOString(), actorKind, actorId, action, record, companyId]
  return hmac(key, [...place, ...who, inOrder(detail), personId, personal])
}

export type AnchorFacts = { day: string; position: number; hash: string; settled: number; keyId: string }

export const macOf = (key: Buffer, { day, position, hash, settled, keyId }: AnchorFacts): string =>
  hmac(key, ['anchor', day, position, hash, settled, keyId])

export type CutFacts = { day: string; position: number; hash: string; keyId: string }

/** Over what a line says that tells of a cut: the server seals any line, and only who has a key makes this one. */
export const cutMacOf = (key: Buffer, { day, position, hash, keyId }: CutFacts): string =>
  hmac(key, ['cut', day, position, hash, keyId])

const hmac = (key: Buffer, content: unknown): string =>
  createHmac('sha256', key).update(JSON.stringify(content)).digest('hex')

/** The database has its own order for the keys of a JSON object. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, inOrder(inner)])
}

/** The keys of the chain by their ids, each derived once. */
export function chainKeys(box: SecretBox): { current: string; keyOf(keyId: string): Buffer | undefined } {
  const keys = new Map(box.keyIds.map((keyId) => [keyId, box.auditKey(keyId)]))
  return { current: box.currentKeyId, keyOf: (keyId) => keys.get(keyId) }
}
