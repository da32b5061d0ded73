import type { ServerDeps } from '#platform/server/server-deps.ts'
import { ownAddress } from '#platform/server/own-address.ts'
import { checkVatNumber } from '../vat-number.ts'
import { createHmrcRegister } from './hmrc-register.ts'
import { LOCAL_HMRC, LOCAL_HMRC_CLIENT, LOCAL_VIES } from '../local-registers/local-registers.ts'
import type { NumberLookUpConfig } from './number-look-up.config.ts'
import type { VatRegister } from './vat-register.ts'
import { createViesRegister } from './vies-register.ts'

/** The registers that are configured; none while look-ups are off. */
export function createRegisters({
  config,
  clock,
}: Pick<ServerDeps<NumberLookUpConfig>, 'config' | 'clock'>): VatRegister[] {
  const { mode, viesUrl, hmrcUrl, hmrcClient, timeoutMs } = config.vatLookup
  if (mode === 'off') return []
  const isLocal = mode === 'local'
  const common = { timeoutMs, requester: requesterOf(config.agency.vatNumber) }
  const vies = createViesRegister({
    ...common,
    url: () => (isLocal ? ownAddress(config) + LOCAL_VIES : viesUrl),
  })
  const client = isLocal ? LOCAL_HMRC_CLIENT : hmrcClient
  if (!client) return [vies]
  const hmrc = createHmrcRegister({
    ...common,
    client,
    now: () => clock.now(),
    url: () => (isLocal ? ownAddress(config) + LOCAL_HMRC : hmrcUrl),
  })
  return [vies, hmrc]
}

/** The agency asks in its own name, so that the proof is its own. */
function requesterOf(vatNumber: string | undefined): string | undefined {
  const check = vatNumber ? checkVatNumber(vatNumber) : undefined
  return check?.valid ? check.normalised : undefined
}
