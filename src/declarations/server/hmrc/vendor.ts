import { createHash } from 'node:crypto'
import { networkInterfaces, release, type } from 'node:os'
import type { CallContext } from '#platform/server/http/call-context.ts'
import { staffOf } from '#platform/server/http/call-context.ts'
import { signedInAt } from '#staff/server/public.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { batchHeaders, fraudHeaders, type Device, type Vendor } from './fraud-headers.ts'

/** Of the API that the portal speaks; the product is delivered as one. */
const VERSION = '0.1.0'

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')

function vendorOf({ config }: HmrcDeps): Vendor {
  const { publicIp, licence } = config.hmrc
  const product = config.brand.name
  return {
    product,
    version: VERSION,
    publicIp,
    licences: licence === undefined ? {} : { [product]: hashed(licence) },
  }
}

/** The headers of a call that a member of staff causes from their browser. */
export async function headersFor(
  deps: HmrcDeps,
  context: CallContext,
  device: Device,
): Promise<Record<string, string>> {
  const { staffId, sessionId } = staffOf(context)
  const { portHeader } = deps.config.hmrc
  const port = portHeader === undefined ? undefined : context.headers[portHeader]
  const at = await signedInAt(deps.db, sessionId)
  const reference = hashed(`authenticator:${staffId}`)
  return fraudHeaders(
    {
      staffId,
      address: context.ip,
      port: /^\d{1,5}$/.test(port ?? '') ? Number(port) : undefined,
      at: deps.clock.now(),
      secondFactor: at && { at, reference },
      device,
    },
    vendorOf(deps),
  )
}

/** The headers of a call that the portal makes by itself. */
export function headersOfPortal(deps: HmrcDeps): Record<string, string> {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const localIps = addresses.filter(({ internal }) => !internal).map(({ address }) => address)
  const machine = { localIps, at: deps.clock.now(), system: type(), release: release() }
  return batchHeaders(machine, vendorOf(deps))
}
