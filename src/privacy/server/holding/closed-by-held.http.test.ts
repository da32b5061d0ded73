import { expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { createCompany } from '#accounts/members-contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { isCompanyHeld } from './holds.repository.ts'

const app = await testApp()

it.each(['requested_by', 'last_member'])(
  'a hold keeps a closed company of its person, of whom only %s tells: there are no members any more',
  async (column) => {
    const [as, other] = [await aSeller(app), await aSeller(app)]
    // Whoever makes a further company accepted the terms before, with the first one.
    const made = await app.post(createCompany, { name: 'Zeisig GmbH', country: 'DE' }, { as })
    const companyId = made.body.data?.companyId ?? ''
    const { pool } = app.database
    const idOf = async (email: string) =>
      (await pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id
    const ids = [await idOf(as.email), await idOf(other.email)]
    const [requestedBy, lastMember] = column === 'requested_by' ? ids : ids.toReversed()
    await pool.query(
      `insert into company_closings (company_id, id, requested_by, requested_at, closes_at, status, last_member)
       values ($1, 'clo_one', $2, now(), now(), 'DONE', $3)`,
      [companyId, requestedBy, lastMember],
    )
    await pool.query('delete from company_members where company_id = $1', [companyId])
    expect(await isCompanyHeld(app.deps.db, companyId)).toBe(false)
    await pool.query(
      `insert into legal_holds (id, about, subject_id, marks, reason, set_by, set_at)
       values ($1, 'PERSON', $2, '{}', 'A dispute', 'staff_x', now())`,
      [`hold_${column}`, ids[0]],
    )
    expect(await isCompanyHeld(app.deps.db, companyId)).toBe(true)
  },
)
