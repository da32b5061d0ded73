import { paths } from '#paths.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { composeMail } from '../accounts.mails.ts'
import { findUser } from '../accounts.queries.ts'
import { lastDigits } from './bank-account.ts'
import { bankAccountsOf, findBankChange } from './bank.repository.ts'
import { opened } from './bank-details.ts'

const NONE = { en: '(none)', zh: '（无）' }

/** Tells an owner that money goes elsewhere from now on; of the accounts only their ends. */
export async function sendBankMail(
  deps: Pick<ServerDeps, 'db' | 'box' | 'mailer' | 'config'>,
  payload: JobPayload,
): Promise<void> {
  const companyId = String(payload['companyId'])
  const id = String(payload['id'])
  const user = await findUser(deps.db, String(payload['userId']))
  const change = await findBankChange(deps.db, { companyId, id })
  if (!user || !change) return
  const { email: to, lang } = user
  const rows = await bankAccountsOf(deps.db, companyId, new Date(0))
  const place = rows.findIndex((row) => row.id === id)
  const endOf = (row: (typeof rows)[number] | undefined) =>
    row ? lastDigits(opened(deps.box, row).number) : NONE[lang]
  const params = {
    company: change.companyName,
    who: change.who,
    now: endOf(rows[place]),
    before: endOf(rows[place + 1]),
  }
  const link = `${deps.config.publicUrl}${paths.account('company')}`
  await deps.mailer.send(composeMail(deps.config, { kind: 'bankChanged', to, lang, link, params }))
}
