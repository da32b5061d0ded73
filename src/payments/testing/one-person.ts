import type { TestApp } from '#main/testing/test-app.ts'

const ANY = Number.MAX_SAFE_INTEGER

/** For tests of what a refund leads to: whatever its amount, one person makes it. */
export function letOnePersonRefund({ config }: Pick<TestApp, 'config'>): void {
  Object.assign(config.payments, { refundAloneUpTo: { EUR: ANY, GBP: ANY, USD: ANY, CNY: ANY } })
}
