import type { CallContext } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { reasonText } from '../reason-text.ts'
import { checkVatNumber } from '../vat-number.ts'
import { checkVatNumberCall } from '../contract.ts'
import type { LookUpAnswer, VatNumberLookUp } from './look-up.ts'

export type NumberCheckPorts = {
  lookUp: VatNumberLookUp
  /** Whose tries are counted together: an address, or the network assigned to one person. */
  networkOf(address: string): string
}

/** Registers block a client that asks too often, and would then answer nobody here. */
const COMPANY_TRIES_AN_HOUR = 120
const VISITOR_TRIES_AN_HOUR = 30

export function numberCheckRoutes(deps: ServerDeps, ports: NumberCheckPorts): Route[] {
  return [handle(checkVatNumberCall, (context, input) => checkNumber(deps, ports, input, context))]
}

/** Form first: a malformed number is not looked up. */
async function checkNumber(
  deps: ServerDeps,
  { lookUp, networkOf }: NumberCheckPorts,
  { vat, country }: InputOf<typeof checkVatNumberCall>,
  { principal, ip, lang }: Pick<CallContext, 'principal' | 'ip' | 'lang'>,
): Promise<OutputOf<typeof checkVatNumberCall>> {
  const [who, limit] =
    principal.kind === 'seller'
      ? [principal.companyId, COMPANY_TRIES_AN_HOUR]
      : [networkOf(ip), VISITOR_TRIES_AN_HOUR]
  await deps.limits.count({ key: `vat_number:${who}`, limit, windowMinutes: 60 })
  const { normalised, valid, country: of, reason } = checkVatNumber(vat, country?.trim() || undefined)
  const live = valid ? await lookUp(normalised) : undefined
  return {
    normalised,
    wellFormed: valid,
    country: of,
    reason: reason ? pickText(reasonText(reason), lang) : null,
    live: presentLive(live ?? { status: 'notAsked' }),
  }
}

function presentLive(live: LookUpAnswer): OutputOf<typeof checkVatNumberCall>['live'] {
  if (live.status === 'notAsked')
    return { status: 'notAsked', register: null, checkedAt: null, consultationNumber: null }
  return {
    status: live.status,
    register: live.register,
    checkedAt: live.checkedAt.toISOString(),
    consultationNumber: live.status === 'unavailable' ? null : live.consultationNumber,
  }
}
