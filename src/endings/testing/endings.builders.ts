import { eq } from 'drizzle-orm'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { registeredElsewhere } from '#registrations/testing/takeovers.builders.ts'

/** A German number of the caller's company that the office closed as of 2026-11-10. */
export async function endedRegistration(app: TestApp, as: Caller = app.people.seller) {
  const { companyId, registrationId } = await registeredElsewhere(app, as)
  await app.deps.db
    .update(registrations)
    .set({ endedOn: '2026-11-10', validTo: '2026-11-10', endReason: 'DEREGISTERED' })
    .where(eq(registrations.id, registrationId))
  return { companyId, registrationId }
}
