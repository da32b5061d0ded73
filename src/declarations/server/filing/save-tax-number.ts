import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { filingNumber } from '../../files/tax-number.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { keepTaxNumber } from './tax-number.repository.ts'

const WRONG: LocalText = {
  en: 'Enter the 13 digits of electronic filing, such as 1121081508150.',
  zh: '请填写电子申报用的13位税号，例如1121081508150。',
}

type Entered = { companyId: string; id: string; number: string; by: Actor; address: string }

/**
 * Keeps the number that the file of a declaration asks for, for all of the company's declarations in that country.
 * @throws declarations.not_found, declarations.tax_number_wrong
 */
export function saveTaxNumber(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  { companyId, id, number: raw, by, address }: Entered,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await findDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    const { country } = row
    const number = filingNumber(country, raw)
    if (number === null) throw declarationRefusals.tax_number_wrong({ fields: { number: WRONG } })
    const at = clock.now()
    const entered = { enteredBy: by.id, enteredName: by.name, enteredAt: at }
    await keepTaxNumber(tx, { companyId, country, number, ...entered })
    await writeAudit(tx, {
      at,
      actorKind: by.kind,
      actorId: by.id,
      action: 'declarations.tax_number_saved',
      record: id,
      companyId,
      address,
      detail: { country, number },
    })
  })
}
