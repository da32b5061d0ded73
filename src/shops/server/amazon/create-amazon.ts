import { paths } from '#paths.ts'
import { ownAddress } from '#platform/server/own-address.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { LOCAL_AMAZON, LOCAL_APPLICATION } from '../../local-amazon/local-amazon.ts'
import type { ShopsConfig } from '../shops.config.ts'
import { createAmazonClient } from './amazon-client.ts'
import type { Amazon } from './amazon.ts'

/** Amazon as it is configured; undefined where it is switched off or not set up. */
export function createAmazon({ config }: Pick<ServerDeps<ShopsConfig>, 'config'>): Amazon | undefined {
  const { mode, isDraft, urls, timeoutMs } = config.amazon
  const application = mode === 'local' ? LOCAL_APPLICATION : config.amazon.application
  if (mode === 'off' || !application) return undefined
  return createAmazonClient({
    applicationId: application.id,
    clientId: application.clientId,
    clientSecret: application.clientSecret,
    redirectUrl: () => config.publicUrl + paths.amazonCallback(),
    isDraft,
    timeoutMs,
    urls: () =>
      mode === 'local'
        ? {
            // The browser goes there, so by the address under which it reaches the portal.
            consent: `${config.publicUrl}${LOCAL_AMAZON}/apps/authorize/consent`,
            token: `${ownAddress(config)}${LOCAL_AMAZON}/auth/o2/token`,
            api: ownAddress(config) + LOCAL_AMAZON,
          }
        : urls,
  })
}
