import { login } from '#accounts/contract.ts'
import { confirmed } from '#accounts/server/accounts.builders.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { requestClosing } from '../closing-contract.ts'
import { requestErasure } from '../erasure-contract.ts'
import { closeCompanies } from '../server/close-companies.ts'
import { approveErasure } from '../staff/contract.ts'

type As = { token: string; password: string; email: string }

/** Asks for the erasure of oneself, after the password. @returns its id */
export async function askedForErasure(app: TestApp, as: As, lang: 'en' | 'zh' = 'en'): Promise<string> {
  await confirmed(app, as)
  const { body } = await app.post(requestErasure, {}, { as, lang })
  if (!body.data?.requestedAt) throw new Error(JSON.stringify(body))
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select e.id from erasures e join users u on u.id = e.user_id where u.email = $1 and e.status = 'REQUESTED'`,
    [as.email],
  )
  return rows[0]?.id ?? ''
}

/** Closes the person’s company, as if the fourteen days were over. */
export async function closed(app: TestApp, as: As): Promise<void> {
  await confirmed(app, as)
  const name = (await app.post(login, as)).body.data?.user.company.name
  const { body } = await app.post(requestClosing, { name }, { as })
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  await app.database.pool.query(
    `update company_closings set closes_at = requested_at where status = 'PENDING' and requested_by =
      (select id from users where email = $1)`,
    [as.email],
  )
  await closeCompanies({ ...app.deps, closing: COMPANY_CLOSING })
}

export async function approved(app: TestApp, erasureId: string, as: Caller = app.people.admin) {
  const { body } = await app.post(approveErasure, { erasureId }, { as })
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  await app.drain()
}
