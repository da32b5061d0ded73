import { paths } from '#paths.ts'
import { ownAddress } from '#platform/server/own-address.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { LOCAL_HMRC_VAT, LOCAL_HMRC_VAT_CLIENT } from '../../local-hmrc/local-hmrc.ts'
import type { HmrcConfig } from './hmrc.config.ts'
import { createHmrcClient } from './hmrc-client.ts'
import type { Hmrc } from './hmrc.ts'

/** HMRC as it is configured; undefined where it is switched off or not set up. */
export function createHmrc({ config }: Pick<ServerDeps<HmrcConfig>, 'config'>): Hmrc | undefined {
  const { mode, urls, timeoutMs } = config.hmrc
  const client = mode === 'local' ? LOCAL_HMRC_VAT_CLIENT : config.hmrc.client
  if (mode === 'off' || !client) return undefined
  return createHmrcClient({
    clientId: client.id,
    clientSecret: client.secret,
    redirectUrl: () => config.publicUrl + paths.adminHmrcConnected(),
    timeoutMs,
    urls: () =>
      mode === 'local'
        ? {
            // The browser goes there, so by the address under which it reaches the portal.
            consent: `${config.publicUrl}${LOCAL_HMRC_VAT}/oauth/authorize`,
            api: ownAddress(config) + LOCAL_HMRC_VAT,
          }
        : urls,
  })
}
