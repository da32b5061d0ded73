import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { ConfigProblem } from '#platform/server/settings.ts'
import { findCanaries, findKeysInUse, insertCanary } from './encryption-keys.repository.ts'

const CONTEXT = 'encryption-key'

type KeyDeps = Pick<ServerDeps, 'db' | 'box' | 'clock'>

/**
 * Stops the start if a key is missing that data of this database is sealed with: else the first to notice would be the
 * people who cannot sign in, and files that do not open. Each key leaves a canary when it becomes the current one.
 * @throws ConfigProblem
 */
export async function checkEncryptionKeys({ db, box, clock }: KeyDeps): Promise<void> {
  const canaries = await findCanaries(db)
  const missing = await missingAmong(canaries, { db, box })
  if (missing.length > 0) throw new ConfigProblem(missing.map(missingKey))
  if (!canaries.has(box.currentKeyId)) await keepCanary({ db, box, clock })
}

/** The ids of keys that data of this database is sealed with and that the settings do not have. */
export const missingKeys = async (deps: Omit<KeyDeps, 'clock'>): Promise<string[]> =>
  missingAmong(await findCanaries(deps.db), deps)

async function missingAmong(
  canaries: ReadonlyMap<string, string>,
  { db, box }: Omit<KeyDeps, 'clock'>,
): Promise<string[]> {
  if (canaries.size === 0) return (await findKeysInUse(db)).filter((keyId) => !box.keyIds.includes(keyId))
  return [...canaries].filter(([, sealed]) => !opens(sealed)).map(([keyId]) => keyId)

  function opens(sealed: string): boolean {
    try {
      return sealed.split('.')[1] === box.open(sealed, CONTEXT)
    } catch {
      return false
    }
  }
}

/** That a key became the current one is a line of the audit trail: by its id, which reveals nothing of it. */
async function keepCanary({ db, box, clock }: KeyDeps): Promise<void> {
  const keyId = box.currentKeyId
  const by = { at: clock.now(), actorKind: 'system', actorId: 'system' }
  await db.transaction(async (tx) => {
    if (await insertCanary(tx, keyId, box.seal(keyId, CONTEXT)))
      await writeAudit(tx, { ...by, action: 'encryption_key.change', record: keyId })
  })
}

export const missingKey = (keyId: string): string =>
  `GREENLANE_ENCRYPTION_KEYS lacks the key ${keyId}, with which data of this database is sealed: put it back, after a comma behind the current one (a demo keeps its key in secrets.json of its data folder)`
