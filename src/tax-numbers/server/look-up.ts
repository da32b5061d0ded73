import { setTimeout as pause } from 'node:timers/promises'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { NumberLookUpConfig } from './number-look-up.config.ts'
import { insertCheck, latestCheck } from './number-checks.repository.ts'
import type { Retry, RegisterAnswer, RegisterName, VatRegister } from './vat-register.ts'

/** What the register says about a number; `notAsked` where no register can be asked. */
export type LookUpAnswer =
  | { status: 'notAsked' }
  | {
      status: 'valid' | 'invalid'
      register: RegisterName
      checkedAt: Date
      consultationNumber: string | null
    }
  | { status: 'unavailable'; register: RegisterName; checkedAt: Date; fault: string; again: Retry }

export type VatNumberLookUp = (vatNumber: string) => Promise<LookUpAnswer>

type Deps = Pick<ServerDeps<NumberLookUpConfig>, 'db' | 'clock' | 'config' | 'log'>

/** How long to wait before asking a register again that was silent about a number. */
const REST_MS = 30_000
/** A new number may appear any day: an invalid result is cached no longer than this. */
const MOST_HOURS_OF_A_NO = 1

/**
 * Asks the register to which a number belongs, unless a recent answer is stored. Every answer is stored. Concurrent
 * requests for the same number share one look-up.
 */
export function createLookUp(deps: Deps, registers: readonly VatRegister[]): VatNumberLookUp {
  const asking = new Map<string, Promise<LookUpAnswer>>()
  return async (vatNumber) => {
    const register = registers.find((candidate) => candidate.knows(vatNumber))
    if (!register) return { status: 'notAsked' }
    const known = await readKnown(deps, vatNumber)
    if (known) return known
    const running = asking.get(vatNumber)
    if (running) return running
    const question = askAndStore(deps, register, vatNumber).finally(() => asking.delete(vatNumber))
    asking.set(vatNumber, question)
    return question
  }
}

/** The latest answer, if it is recent enough. */
async function readKnown(deps: Deps, vatNumber: string): Promise<LookUpAnswer | undefined> {
  const row = await latestCheck(deps.db, vatNumber)
  if (!row) return undefined
  const { outcome, register, checkedAt, consultationNumber, fault } = row
  const age = deps.clock.now().getTime() - checkedAt.getTime()
  if (outcome === 'unavailable') {
    return age < REST_MS
      ? { status: 'unavailable', register, checkedAt, fault: fault ?? '', again: 'later' }
      : undefined
  }
  const { hours } = deps.config.vatLookup
  const believed = outcome === 'valid' ? hours : Math.min(hours, MOST_HOURS_OF_A_NO)
  return age < believed * 3_600_000 ? { status: outcome, register, checkedAt, consultationNumber } : undefined
}

async function askAndStore(deps: Deps, register: VatRegister, vatNumber: string): Promise<LookUpAnswer> {
  const answer = await askWithRetries(register, vatNumber, deps.config.vatLookup.pausesMs)
  crashPoint(deps, 'register.ask:answered')
  const checkedAt = deps.clock.now()
  const isConclusive = answer.outcome !== 'unavailable'
  await deps.db.transaction((tx) =>
    insertCheck(tx, {
      id: newId('vnc'),
      vatNumber,
      register: register.name,
      outcome: answer.outcome,
      fault: isConclusive ? null : answer.fault,
      consultationNumber: isConclusive ? answer.consultationNumber : null,
      requester: isConclusive ? answer.requester : null,
      publishedName: isConclusive ? answer.published.name : null,
      publishedAddress: isConclusive ? answer.published.address : null,
      checkedAt,
    }),
  )
  crashPoint(deps, 'register.ask:kept')
  if (answer.outcome === 'unavailable') {
    deps.log.info(
      { register: register.name, fault: answer.fault },
      'a register of VAT numbers gave no answer',
    )
    return {
      status: 'unavailable',
      register: register.name,
      checkedAt,
      fault: answer.fault,
      again: answer.again,
    }
  }
  const { outcome, consultationNumber } = answer
  return { status: outcome, register: register.name, checkedAt, consultationNumber }
}

/** Retries, after increasing pauses, only where the register says that it is busy or unavailable for the moment. */
async function askWithRetries(
  register: VatRegister,
  vatNumber: string,
  pausesMs: readonly number[],
): Promise<RegisterAnswer> {
  let answer = await register.ask(vatNumber)
  for (const ms of pausesMs) {
    if (answer.outcome !== 'unavailable' || answer.again !== 'soon') return answer
    await pause(ms)
    answer = await register.ask(vatNumber)
  }
  return answer
}
