import type { ServerDeps } from '#platform/server/server-deps.ts'
import { isPublicAddress } from './sending/public-address.ts'
import { postOnce, type Answer } from './sending/post-once.ts'
import { resolveName } from './sending/resolve-name.ts'
import type { WebhooksConfig } from './webhooks.config.ts'

export type WebhookDeps = Pick<
  ServerDeps<WebhooksConfig>,
  'db' | 'clock' | 'box' | 'jobs' | 'config' | 'limits' | 'log'
>

/** To an address on the open internet, or as the settings of this machine allow. */
export const post = (
  { config }: WebhookDeps,
  message: { url: string; headers: Record<string, string>; body: string },
): Promise<Answer> =>
  postOnce(message, { ...config.webhooks, resolve: resolveName, isAllowed: isPublicAddress })
