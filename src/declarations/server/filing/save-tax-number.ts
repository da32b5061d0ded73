import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { GermanState } from '#tax-numbers/german-states.ts'
import { filingNumber, isMistyped, statesToAsk } from '../../files/tax-number.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { keepTaxNumber } from './tax-number.repository.ts'

const WRONG: LocalText = {
  en: 'Enter it as on the tax office’s letters, such as 21/815/08150, or the 13 digits of electronic filing.',
  zh: '请按税局来函上的格式填写，例如21/815/08150，也可填写电子申报用的13位税号。',
}
const MISTYPED: LocalText = {
  en: 'The check digit does not match. Compare the number with the letter: a digit may be wrong or swapped.',
  zh: '税号校验未通过，请对照来函，检查是否有数字输错或颠倒。',
}
const NO_STATE: LocalText = {
  en: 'Several federal states write their numbers like this. Choose the one whose tax office wrote to you.',
  zh: '多个联邦州使用这种税号格式，请选择来函税局所在的州。',
}
const OTHER_STATE: LocalText = {
  en: 'Numbers of this federal state are written differently. Compare the number and the state with the letter.',
  zh: '该州的税号格式与此不同，请对照来函核对税号和所选的州。',
}

type Entered = {
  companyId: string
  id: string
  number: string
  state?: GermanState | undefined
  by: Actor
  address: string
}

/**
 * Keeps the number that the file of a declaration asks for, for all of the company's declarations in that country.
 * @throws declarations.not_found, declarations.tax_number_wrong
 */
export function saveTaxNumber(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  { companyId, id, number: raw, state, by, address }: Entered,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await findDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    const { country } = row
    const number = filingNumber(country, raw, state)
    if (number === null)
      throw declarationRefusals.tax_number_wrong({ fields: whatIsWrong(country, raw, state) })
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

function whatIsWrong(country: string, raw: string, state?: GermanState): Record<string, LocalText> {
  if (isMistyped(country, raw, state)) return { number: MISTYPED }
  if (statesToAsk(country, raw).length > 0) return { state: state === undefined ? NO_STATE : OTHER_STATE }
  return { number: WRONG }
}
