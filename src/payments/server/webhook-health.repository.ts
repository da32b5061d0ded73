import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'
import { NO_WEBHOOKS, type WebhookHealth } from '../webhook-health.ts'

const keyOf = (provider: string): string => `payments:webhooks:${provider}`

export async function readWebhookHealth(executor: Executor, provider: string): Promise<WebhookHealth> {
  const [row] = await executor
    .select()
    .from(installation)
    .where(eq(installation.key, keyOf(provider)))
  return (row?.value ?? NO_WEBHOOKS) as WebhookHealth
}

/** Changes what is known, one after the other. */
export async function changeWebhookHealth(
  tx: Transaction,
  provider: string,
  change: (known: WebhookHealth) => WebhookHealth,
): Promise<void> {
  const key = keyOf(provider)
  await tx.insert(installation).values({ key, value: NO_WEBHOOKS }).onConflictDoNothing()
  const [row] = await tx.select().from(installation).where(eq(installation.key, key)).for('update')
  const value = change((row?.value ?? NO_WEBHOOKS) as WebhookHealth)
  await tx.update(installation).set({ value }).where(eq(installation.key, key))
}
