import type { ClientState } from '../../hmrc-filing.ts'
import type { HmrcClient } from '../../staff/hmrc-contract.ts'
import { britishNumber, britishNumbersOf } from './british-number.ts'
import { clientAtHmrc } from './client-at-hmrc.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { isUnanswered, type Obligation, type Unanswered } from './hmrc.ts'
import { refusalOf } from './refusal-of.ts'
import { clientsOf, putClient } from './submissions.repository.ts'

type Of = { companyId: string; registrationId: string; headers: Readonly<Record<string, string>> }

/**
 * Asks HMRC for the client's obligations, which tells whether the agency may act for it.
 * @throws hmrc.no_number, hmrc.not_set_up, hmrc.not_connected, hmrc.unavailable, hmrc.busy, hmrc.request_refused
 */
export async function checkHmrcClient(deps: HmrcDeps, of: Of): Promise<HmrcClient> {
  const { vrn, number } = await britishNumber(deps.db, of)
  const { companyId, registrationId, headers } = of
  const answer = await clientAtHmrc(deps, { vrn, headers }).openObligations()
  const state = stateOf(answer)
  const askedAt = deps.clock.now()
  await deps.db.transaction((tx) => putClient(tx, { companyId, registrationId, vrn, state, askedAt }))
  return { registrationId, vatNumber: number, state, askedAt: askedAt.toISOString() }
}

const STATES: Readonly<Record<string, ClientState>> = {
  CLIENT_OR_AGENT_NOT_AUTHORISED: 'NOT_AUTHORISED',
  RULE_INSOLVENT_TRADER: 'INSOLVENT',
  VRN_INVALID: 'UNKNOWN_NUMBER',
}

function stateOf(answer: Obligation[] | Unanswered): ClientState {
  if (!isUnanswered(answer)) return 'AUTHORISED'
  const state = answer.fault === 'REFUSED' ? STATES[answer.code] : undefined
  if (state === undefined) throw refusalOf(answer)
  return state
}

/** The company's British numbers, with what HMRC said of each; one that has changed since was not asked about. */
export async function readHmrcClients({ db }: HmrcDeps, companyId: string): Promise<HmrcClient[]> {
  const [numbers, clients] = await Promise.all([britishNumbersOf(db, companyId), clientsOf(db, companyId)])
  return numbers.map(({ id, number, vrn }) => {
    const client = clients.find((row) => row.registrationId === id && row.vrn === vrn)
    return {
      registrationId: id,
      vatNumber: number,
      state: client?.state ?? null,
      askedAt: client?.askedAt.toISOString() ?? null,
    }
  })
}
