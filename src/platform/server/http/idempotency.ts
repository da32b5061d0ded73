import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { asBookkeeping, isDatabaseDown } from '../database-errors.ts'
import type { Database } from '../database.ts'
import type { Liveness } from '../liveness.ts'
import type { SecretBox } from '../secret-box.ts'
import {
  findAnswer,
  insertClaim,
  removeAnswer,
  removeAnswersBefore,
  type Scope,
  setAnswer,
} from './idempotent-answers.repository.ts'
import { findUnsaved, saveAnswer, type StoredAnswer } from './unsaved-answers.ts'
import { wireRefusals } from './wire-refusals.ts'

type Deps = { db: Database; clock: Clock; liveness: Liveness; box: SecretBox }

const ABANDONED_AFTER_MS = 60_000
const WAIT_AT_MOST_MS = 25_000

/**
 * Makes a request with an `Idempotency-Key` happen once: same key and body → the same bytes; same key, other body →
 * refused. The body is what was sent, with the parameters of the path. Not stored: what passes by, so that it can be
 * tried again. A failure whose outcome nobody knows is stored: the same key must not do it a second time. Waiting takes
 * no connection.
 */
export async function answerOnce(
  deps: Deps,
  scope: Scope,
  body: Buffer,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const bodyHash = createHash('sha256').update(body).digest('hex')
  const started = Date.now()
  const unsaved = findUnsaved(deps.db, scope)
  if (unsaved) return unsaved.bodyHash === bodyHash ? unsaved.answer : refuseReuse()
  while (!(await asBookkeeping(claim(deps, scope, bodyHash)))) {
    const stored = await findStored(deps, scope, bodyHash)
    if (stored) return stored
    if (Date.now() - started > WAIT_AT_MOST_MS) throw wireRefusals.still_working()
    await sleep(25)
  }
  try {
    const answer = await work()
    if (passesBy(answer)) await release(deps, scope)
    else await saveAnswer(deps.db, scope, { bodyHash, answer }, () => store(deps, scope, answer))
    return answer
  } catch (error) {
    await release(deps, scope)
    throw error
  }
}

/** Our own failures, "too many tries", and answers that set a cookie, since secrets are never stored. */
const passesBy = (answer: StoredAnswer): boolean =>
  (answer.status >= 500 && !isUnknown(answer)) || answer.status === 429 || !!answer.cookies

const isUnknown = ({ body }: StoredAnswer): boolean => body.includes('"wire.outcome_unknown"')

/** A claim that cannot be released now is taken for abandoned later: that must not replace the answer. */
async function release({ db }: Deps, scope: Scope): Promise<void> {
  await removeAnswer(db, scope).catch((error: unknown) => {
    if (!isDatabaseDown(error)) throw error
  })
}

function refuseReuse(): never {
  throw wireRefusals.key_reused()
}

/** Sealed: an answer may repeat what is sealed elsewhere, such as the newer answers of a form. */
async function store({ db, box }: Deps, scope: Scope, { status, body }: StoredAnswer): Promise<void> {
  await setAnswer(db, scope, { status, answer: box.seal(body, contextOf(scope)) })
}

const contextOf = ({ principal, call, key }: Scope) => `answer:${JSON.stringify([principal, call, key])}`

function claim(deps: Deps, scope: Scope, bodyHash: string): Promise<boolean> {
  const begun = { startedAt: deps.clock.now(), holder: deps.liveness.mark() }
  return insertClaim(deps.db, { ...scope, ...begun, bodyHash })
}

async function findStored(deps: Deps, scope: Scope, bodyHash: string): Promise<StoredAnswer | undefined> {
  const row = await findAnswer(deps.db, scope)
  if (!row) return undefined
  if (row.bodyHash !== bodyHash) refuseReuse()
  if (row.status !== null && row.answer !== null)
    return { status: row.status, body: deps.box.open(row.answer, contextOf(scope)) }
  const age = deps.clock.now().getTime() - row.startedAt.getTime()
  if (age > ABANDONED_AFTER_MS || !(await deps.liveness.lives(deps.db, row.holder))) {
    await removeAnswer(deps.db, scope, row.startedAt)
  }
  return undefined
}

/** Answers are stored for 24 hours. */
export async function purgeOldAnswers(deps: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 24 * 3_600_000)
  await removeAnswersBefore(deps.db, before)
}
