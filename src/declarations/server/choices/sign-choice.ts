import { findUser } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { signStandingChoice } from '../../contract.ts'
import { choicesIn } from '../../silence.ts'
import { CHOICE_VERSION } from '../../standing-choice.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { StandingChoiceRow } from '../standing-choices.tables.ts'
import { CHOICE_TEXTS } from './choice-texts.ts'
import { findChoice, insertChoice } from './choices.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/**
 * Signs what happens when nobody answers, by the signer's own name. Where the authority wants each return approved there
 * is nothing to choose. One that is signed already is the same request's.
 * @throws declarations.no_choice_here, declarations.choice_outdated, declarations.signature_wrong
 */
export async function signChoice(
  deps: Deps,
  { seller, address }: { seller: SellerPrincipal; address: string },
  input: InputOf<typeof signStandingChoice> & { id: string },
): Promise<StandingChoiceRow> {
  const { id, country, choice, version, signature } = input
  const bandFrom = choice === 'FILE' ? (input.from ?? null) : null
  const bandTo = choice === 'FILE' ? (input.to ?? null) : null
  if (!choicesIn(country).includes(choice)) throw declarationRefusals.no_choice_here()
  if (version !== CHOICE_VERSION) throw declarationRefusals.choice_outdated()
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const before = await findChoice(tx, { companyId: seller.companyId, id })
    if (before) {
      expectSame(before, { country, choice, bandFrom, bandTo, signature })
      return before
    }
    const user = await findUser(tx, seller.userId)
    if (!user || !sameName(user.name, signature)) throw declarationRefusals.signature_wrong()
    const row: StandingChoiceRow = {
      companyId: seller.companyId,
      id,
      country,
      choice,
      bandFrom,
      bandTo,
      currency: currencyOn(country, dayOf(now, deps.config.agency.timeZone))?.code ?? 'EUR',
      version,
      statement: CHOICE_TEXTS[choice],
      signature,
      signedBy: seller.userId,
      signedAt: now,
    }
    await insertChoice(tx, row)
    await writeAudit(tx, {
      at: now,
      actorKind: 'seller',
      actorId: seller.userId,
      action: 'declarations.choice_signed',
      record: row.id,
      companyId: seller.companyId,
      address,
      detail: { country, choice, version, from: bandFrom, to: bandTo },
    })
    return row
  })
}

const bare = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()
const sameName = (one: string, other: string): boolean => bare(one) === bare(other)
