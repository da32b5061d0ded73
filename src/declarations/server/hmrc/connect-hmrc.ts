import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { HmrcState } from '../../staff/hmrc-contract.ts'
import { consentState } from '../../hmrc-consent.ts'
import { newHmrcState, readHmrcState } from './consent-state.ts'
import { deleteGrant, findGrant, putGrant, takeState } from './grants.repository.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { hmrcRefusals } from './hmrc.errors.ts'
import { isUnanswered, type Hmrc, type Tokens } from './hmrc.ts'
import { sealTokens } from './tokens.ts'

/** HMRC lets software go on for 18 months without a new sign-in. */
const GRANT_DAYS = 547

type Admin = { staff: StaffPrincipal; address: string }

/** Whether the agency is signed in at HMRC, and where an administrator signs in. */
export async function readHmrcConnection(deps: HmrcDeps, staff: StaffPrincipal): Promise<HmrcState> {
  if (!deps.hmrc)
    return { state: 'NOT_SET_UP', connectedAt: null, connectedBy: null, expiresOn: null, consentUrl: null }
  const grant = await findGrant(deps.db)
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  return {
    state: consentState(grant, today),
    connectedAt: grant?.grantedAt.toISOString() ?? null,
    connectedBy: grant?.grantedBy ?? null,
    expiresOn: grant?.expiresOn ?? null,
    consentUrl:
      staff.role === 'admin'
        ? deps.hmrc.consentUrl(newHmrcState(deps.box, staff.sessionId, deps.clock.now()))
        : null,
  }
}

/**
 * What HMRC gave to the browser: the code is exchanged for tokens, which are kept sealed.
 * @throws hmrc.consent_state, hmrc.consent_used, hmrc.consent_refused, hmrc.consent_code, hmrc.not_set_up,
 *   hmrc.unavailable
 */
export async function completeHmrcConsent(
  deps: HmrcDeps,
  admin: Admin,
  sent: { state: string; code?: string | undefined },
): Promise<HmrcState> {
  const { hmrc } = deps
  if (!hmrc) throw hmrcRefusals.not_set_up()
  const now = deps.clock.now()
  const hash = readHmrcState(deps.box, admin.staff.sessionId, sent.state, now)
  if (hash === undefined) throw hmrcRefusals.consent_state()
  // Before the code is exchanged: of two requests with one state only one reaches HMRC.
  const isFirst = await deps.db.transaction((tx) => takeState(tx, hash, now))
  if (!isFirst) throw hmrcRefusals.consent_used()
  if (sent.code === undefined) throw hmrcRefusals.consent_refused()
  const tokens = await exchange(hmrc, sent.code)
  await deps.db.transaction(async (tx) => {
    await putGrant(tx, {
      ...sealTokens(deps, tokens),
      status: 'GRANTED',
      grantedAt: now,
      grantedBy: admin.staff.staffName,
      expiresOn: addDays(dayOf(now, deps.config.agency.timeZone), GRANT_DAYS),
    })
    await auditConnection(tx, deps, admin, 'hmrc.connected')
  })
  return readHmrcConnection(deps, admin.staff)
}

async function exchange(hmrc: Hmrc, code: string): Promise<Tokens> {
  const tokens = await hmrc.exchange(code)
  if (!isUnanswered(tokens)) return tokens
  throw tokens.fault === 'REFUSED' ? hmrcRefusals.consent_code() : hmrcRefusals.unavailable()
}

/** Forgets the tokens. Access at HMRC itself is withdrawn on HMRC’s own page. */
export async function disconnectHmrc(deps: HmrcDeps, admin: Admin): Promise<HmrcState> {
  await deps.db.transaction(async (tx) => {
    if (await deleteGrant(tx)) await auditConnection(tx, deps, admin, 'hmrc.disconnected')
  })
  return readHmrcConnection(deps, admin.staff)
}

function auditConnection(
  tx: Transaction,
  { clock }: HmrcDeps,
  { staff, address }: Admin,
  action: 'hmrc.connected' | 'hmrc.disconnected',
): Promise<void> {
  const line = {
    at: clock.now(),
    actorKind: 'staff',
    actorId: staff.staffId,
    action,
    record: 'hmrc',
    address,
  }
  return writeAudit(tx, line)
}
