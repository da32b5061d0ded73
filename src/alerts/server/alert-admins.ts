import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listAdminIds } from '#staff/server/public.ts'

/** What an alert says, with `{{name}}` and `{{brand}}` for its reader and the portal. */
export type AlertText = { subject: LocalText; body: LocalText }
type Admin = NonNullable<Awaited<ReturnType<typeof getStaffMember>>>
type Written = { text: AlertText; params: Record<string, string> }

export type AdminAlert<Kind extends string> = {
  /** Tells every administrator, if and only if the transaction commits. */
  raise(tx: Transaction, kind: Kind): Promise<void>
}

/**
 * Alerts of one sort: a mail to each administrator, by a job of its own, so that one address that refuses it does not
 * repeat the others. What it says is read when it is sent.
 * @param write what to say; undefined where there is nothing to say any more
 */
export function adminAlert<Kind extends string>(
  deps: ServerDeps,
  job: string,
  write: (kind: Kind, admin: Admin) => Promise<Written | undefined>,
): AdminAlert<Kind> {
  deps.jobs.register(job, async ({ staffId, alert }) => {
    const admin = await getStaffMember(deps.db, String(staffId))
    const written = admin && (await write(String(alert) as Kind, admin))
    if (!admin || !written) return
    const params = { name: admin.name, brand: deps.config.brand.name, ...written.params }
    await deps.mailer.send({
      to: admin.email,
      subject: fillText(written.text.subject[admin.lang], params),
      text: fillText(written.text.body[admin.lang], params),
    })
  })
  return {
    async raise(tx, alert) {
      const ids = await listAdminIds(tx)
      await deps.jobs.addEach(
        tx,
        job,
        ids.map((staffId) => ({ staffId, alert })),
      )
    },
  }
}
