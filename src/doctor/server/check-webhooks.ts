import { bad, good, type Finding } from '../finding.ts'
import { reasonOf } from './check-address.ts'

/** An address to which a provider reports, below the public one. */
export type Webhook = { provider: string; path: string }

const PATIENCE_MS = 8_000

/** Knocks where each provider will: a knock without a signature must be refused by us, in our envelope. */
export async function checkWebhooks(publicUrl: string, webhooks: readonly Webhook[]): Promise<Finding[]> {
  return Promise.all(webhooks.map((webhook) => knock(`${publicUrl}${webhook.path}`, webhook.provider)))
}

async function knock(url: string, provider: string): Promise<Finding> {
  const subject = 'Webhooks'
  const cure = `Let the proxy pass on POST requests to ${url} with their bodies and headers as they are, and nobody in between ask for a sign-in.`
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body = (await answer.json().catch(() => undefined)) as { error?: unknown } | undefined
    const isOurs = answer.status >= 400 && answer.status < 500 && typeof body?.error === 'string'
    if (isOurs && answer.status !== 404)
      return good(subject, `${provider} reaches the portal; what is not signed is refused.`)
    return bad(subject, `${provider} would meet an answer ${answer.status} at ${url}.`, cure)
  } catch (error) {
    return bad(subject, `${provider} would not get through to ${url}: ${reasonOf(error)}`, cure)
  }
}
