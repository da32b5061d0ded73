import { PRIVACY_VERSION } from '#accounts/agreement.ts'
import { networkOf } from '#accounts/server/public.ts'
import type { CallContext } from '#platform/server/http/call-context.ts'
import { expectSame, idOfRequest } from '#platform/server/http/once.ts'
import { MAIL_TRIES } from '#platform/server/job-tries.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { saveComment } from '../contract.ts'
import { ENQUIRY_JOBS } from './enquiries.jobs.ts'
import { insertEnquiry, lockEnquiry } from './enquiries.repository.ts'

/**
 * Stores an enquiry and queues the two mails. A robot's enquiry gets the same response but no mails, and is listed
 * separately: a person whose browser filled in the hidden field can still be found, and a robot learns nothing. One that is
 * there already is the same request's, and is told to nobody again.
 */
export async function saveEnquiry(
  deps: ServerDeps,
  input: InputOf<typeof saveComment>,
  context: Pick<CallContext, 'ip' | 'lang' | 'principal' | 'headers'>,
): Promise<{ id: string; number: string }> {
  await deps.limits.count({ key: `enquiry:address:${networkOf(context.ip)}`, limit: 10, windowMinutes: 60 })
  const sameFromHere = `enquiry:address:${networkOf(context.ip)}:email:${input.email}`
  await deps.limits.count({ key: sameFromHere, limit: 3, windowMinutes: 60 })
  await deps.limits.count({ key: `enquiry:email:${input.email}`, limit: 10, windowMinutes: 60 })
  const { website, consent: _agreed, ...written } = input
  const robot = website !== ''
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const id = idOfRequest('enq', context)
    const before = await lockEnquiry(tx, id)
    if (before) {
      expectSame(before, { email: written.email, message: written.message })
      return { id, number: before.number }
    }
    const year = Number(dayOf(at, deps.config.agency.timeZone).slice(0, 4))
    const number = await nextNumber(tx, 'EQ', year)
    const notified = [number, written.name, written.email, written.company ?? '', written.message]
    await insertEnquiry(tx, {
      ...written,
      id,
      number,
      status: 'OPEN',
      robot,
      phone: written.phone || null,
      company: written.company || null,
      lang: context.lang,
      privacyVersion: PRIVACY_VERSION,
      companyId: context.principal.kind === 'seller' ? context.principal.companyId : null,
      searchText: notified.join(' ').toLowerCase(),
      createdAt: at,
      changedAt: at,
      revision: 0,
    })
    if (!robot) {
      for (const job of [ENQUIRY_JOBS.notify, ENQUIRY_JOBS.confirm])
        await deps.jobs.add(tx, job, { id }, MAIL_TRIES)
    }
    return { id, number }
  })
}
