import { paths } from '#paths.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listTreasurers } from '#staff/server/public.ts'
import type { PaymentServerDeps } from './payments-deps.ts'

type Written = {
  subject: string
  body: string
  order: { id: string; number: string }
  /** Beside `name` of the reader, `brand`, the order's `number` and `link`. */
  params: Record<string, string>
}

export type TreasurerMail<About> = {
  register(deps: PaymentServerDeps): void
  /** Writes to each of finance, if and only if the transaction commits. */
  tell(tx: Transaction, deps: Pick<PaymentServerDeps, 'jobs'>, about: About): Promise<void>
}

/**
 * Mails of one sort to each of finance about an order, by a job of its own, so that one address that refuses it does not
 * repeat the others. What it says is read when it is sent.
 * @param write undefined where there is nothing to do any more
 */
export function treasurerMail<About extends Record<string, string>>(
  job: string,
  write: (deps: PaymentServerDeps, about: About, lang: Lang) => Promise<Written | undefined>,
): TreasurerMail<About> {
  return {
    async tell(tx, { jobs }, about) {
      const treasurers = await listTreasurers(tx)
      await jobs.addEach(
        tx,
        job,
        treasurers.map(({ id: staffId }) => ({ ...about, staffId })),
      )
    },
    register(deps) {
      deps.jobs.register(job, async ({ staffId, ...about }) => {
        const member = await getStaffMember(deps.db, String(staffId))
        const written = member && (await write(deps, about as About, member.lang))
        if (!member || !written) return
        const { brand, publicUrl } = deps.config
        const { subject, body, order } = written
        const params = {
          name: member.name,
          brand: brand.name,
          number: order.number,
          link: `${publicUrl}${paths.adminOrder(order.id)}`,
          ...written.params,
        }
        await deps.mailer.send({
          to: member.email,
          subject: fillText(subject, params),
          text: fillText(body, params),
        })
      })
    },
  }
}
