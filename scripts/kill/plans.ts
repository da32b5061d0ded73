/** What is in progress when the server dies. */
export type Deed = 'buy' | 'refund' | 'save'

export type Plan = {
  deed: Deed
  name: string
  /** Dies at this step of the code … */
  crashAt?: string
  /** … or this long after the start, now and then with the database. */
  killAfterMs?: number
  database?: boolean
}

const BUYING_STEPS = [
  'order.create:before-commit',
  'order.create:committed',
  'payment.create:recorded',
  'payment.create:session-made',
  'payment.create:pending',
  'sandbox.pay:pay',
  'payment.webhook:verified',
  'payment.settle:before-commit',
  'payment.settle:committed',
  'sandbox.deliver:answered',
  'work.open:before-commit',
  'work.open:committed',
]

const REFUND_STEPS = [
  'payment.refund:before-commit-of-request',
  'payment.refund:written',
  'payment.refund:asking',
  'payment.refund:requested',
  'payment.refund:before-commit',
  'payment.refund:recorded',
]

/** The actions in turn; the first ones buy, so that there is something to refund and a form to fill in. */
const TURNS: readonly { deed: Deed; steps?: readonly string[] }[] = [
  { deed: 'buy', steps: BUYING_STEPS },
  { deed: 'buy' },
  { deed: 'refund', steps: REFUND_STEPS },
  { deed: 'save' },
  { deed: 'buy', steps: BUYING_STEPS },
  { deed: 'refund' },
  { deed: 'save' },
  { deed: 'buy', steps: BUYING_STEPS },
]

const WITHIN_MS: Record<Deed, number> = { buy: 500, refund: 250, save: 600 }

export function plans(count: number): Plan[] {
  const met = { buy: 0, refund: 0, save: 0 }
  return Array.from({ length: count }, (_, i) => {
    const { deed, steps } = TURNS[i % TURNS.length] ?? { deed: 'buy' }
    if (steps) {
      const crashAt = steps[met[deed]++ % steps.length] ?? ''
      return { deed, name: crashAt, crashAt }
    }
    const killAfterMs = Math.floor(Math.random() * WITHIN_MS[deed])
    const database = i % 3 === 0
    return {
      deed,
      name: `${deed}, ${killAfterMs} ms${database ? ', with the database' : ''}`,
      killAfterMs,
      database,
    }
  })
}
