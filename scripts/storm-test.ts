import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

/*
 * Sends a storm of webhooks over HTTP, on a real database: events duplicated, shuffled, forged and bound to other
 * orders, many at once. Afterwards every paid order has exactly one work order. The short form of 2,000 runs with the other
 * tests.
 *   npm run test:storm [-- --deliveries 10000] [-- --orders 40] [-- --seed 1]
 */
const { values } = parseArgs({
  options: {
    deliveries: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
process.env['STORM_DELIVERIES'] = values.deliveries
process.env['STORM_ORDERS'] = values.orders
process.env['STORM_SEED'] = values.seed
console.log(`seed ${values.seed}`)
const vitest = await startVitest('test', ['src/payments/server/webhook-storm'], { run: true })
await vitest.close()
