/** What is in progress when the server dies. */
export const ACTIONS = [
  'buy',
  'refund',
  'save',
  'end',
  'renew',
  'export',
  'close',
  'import',
  'withdraw',
  'calculate',
  'file',
  'pack',
  'dispute',
  'lose',
] as const
export type Action = (typeof ACTIONS)[number]

export type Plan = {
  action: Action
  name: string
  /** Dies at this step of the code … */
  crashAt?: string
  /** … or this long after the start, now and then with the database. */
  killAfterMs?: number
  database?: boolean
}

/** The first three are what a short run meets. */
const BUYING_STEPS = [
  'filing.keep:before-commit',
  'order.create:before-commit',
  'order.create:committed',
  'payment.create:recorded',
  'payment.create:session-made',
  'payment.create:pending',
  'local-stripe.pay:pay',
  'payment.webhook:verified',
  'payment.settle:before-commit',
  'payment.settle:committed',
  'local-stripe.deliver:answered',
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

/** The last: a filing that was bought is over, and its work with it. */
const ENDING_STEPS = ['filing.end:before-commit']

/** Filing that ends is renewed: ordered, paid, and extended once. */
const RENEWING_STEPS = [
  'renewal.extend:before-commit',
  'renewal.extend:committed',
  'order.create:committed',
  'payment.settle:committed',
]

/** Somebody takes everything along: in the middle of the archive, and around its end. */
const EXPORT_STEPS = [
  'export.make:file',
  'export.make:stored',
  'export.make:table',
  'export.make:committed',
  'export.make:begun',
  'export.make:files',
]

/** The day has come on which a company closes. */
const CLOSING_STEPS = ['company.close:before-commit', 'company.close:committed']

/** A report is brought in: in the middle of its batches, and around them. */
const IMPORT_STEPS = [
  'report.batch:written',
  'report.batch:committed',
  'report.import:finished',
  'report.import:begun',
]

/** A report is withdrawn, and the rows of another one count in its place. */
const WITHDRAWAL_STEPS = [
  'report.withdraw:some',
  'report.withdraw:revived',
  'report.withdraw:moved',
  'report.withdraw:ended',
]

/** A report comes in, and the return of its month is calculated from it. */
const CALCULATION_STEPS = ['declaration.calculate:before-commit', 'report.import:finished']

/** A British return is sent: before it leaves, and after HMRC took it while nobody here knows. */
const FILING_STEPS = ['hmrc.submit:answered', 'hmrc.submit:claimed']

/** Everything behind a filed return is put into one file. */
const PACK_STEPS = [
  'evidence.make:stored',
  'evidence.make:sales',
  'evidence.make:written',
  'evidence.make:begun',
]

/** A bank disputes a payment: its news on the way, around what is recorded of it, and before they count as delivered. */
const DISPUTE_STEPS = [
  'payment.dispute:before-commit',
  'payment.dispute:committed',
  'local-stripe.deliver:answered',
  'local-stripe.pay:pay',
  'payment.webhook:verified',
]

/** It is lost, and what it took is booked, with its credit note. */
const LOSS_STEPS = [
  'payment.dispute:before-commit',
  'payment.dispute:committed',
  'invoice.credit:before-commit',
  'local-stripe.deliver:answered',
]

/** The actions in turn; the first ones buy, so that there is something to refund and a form to fill in. */
const TURNS: readonly { action: Action; steps?: readonly string[] }[] = [
  { action: 'buy', steps: BUYING_STEPS },
  { action: 'buy' },
  { action: 'refund', steps: REFUND_STEPS },
  { action: 'save' },
  { action: 'export', steps: EXPORT_STEPS },
  { action: 'buy', steps: BUYING_STEPS },
  { action: 'refund' },
  { action: 'save' },
  { action: 'buy', steps: BUYING_STEPS },
  { action: 'end', steps: ENDING_STEPS },
  { action: 'renew', steps: RENEWING_STEPS },
  { action: 'close', steps: CLOSING_STEPS },
  { action: 'calculate', steps: CALCULATION_STEPS },
  { action: 'file', steps: FILING_STEPS },
  { action: 'pack', steps: PACK_STEPS },
  { action: 'dispute', steps: DISPUTE_STEPS },
  { action: 'lose', steps: LOSS_STEPS },
  { action: 'renew' },
  { action: 'close' },
  { action: 'import', steps: IMPORT_STEPS },
  { action: 'import' },
  { action: 'withdraw', steps: WITHDRAWAL_STEPS },
  { action: 'withdraw' },
  { action: 'calculate' },
  { action: 'file' },
  { action: 'pack' },
  { action: 'dispute' },
  { action: 'lose' },
]

const WITHIN_MS: Record<Action, number> = {
  buy: 500,
  refund: 250,
  save: 600,
  end: 600,
  renew: 500,
  export: 600,
  close: 900,
  import: 3_000,
  withdraw: 2_000,
  calculate: 1_200,
  file: 200,
  pack: 900,
  dispute: 300,
  lose: 300,
}

/** So many kills; with `only` all of them meet that action. */
export function plans(count: number, only?: Action): Plan[] {
  const met = new Map<Action, number>()
  const atRandom = new Map<Action, number>()
  const turns = TURNS.filter(({ action }) => only === undefined || action === only)
  return Array.from({ length: count }, (_, i) => {
    const { action, steps } = turns[i % turns.length] ?? { action: 'buy' }
    if (steps) {
      const nth = met.get(action) ?? 0
      met.set(action, nth + 1)
      const crashAt = steps[nth % steps.length] ?? ''
      return { action, name: crashAt, crashAt }
    }
    const killAfterMs = Math.floor(Math.random() * WITHIN_MS[action])
    const nth = atRandom.get(action) ?? 0
    atRandom.set(action, nth + 1)
    // By action, not by kill: the number of turns may be a multiple of three, and most actions would never meet it.
    const database = (nth + ACTIONS.indexOf(action)) % 3 === 0
    return {
      action,
      name: `${action}, ${killAfterMs} ms${database ? ', with the database' : ''}`,
      killAfterMs,
      database,
    }
  })
}

/** The steps of the code that were planned and at which the server never died: a name that is wrong proves nothing. */
export function stepsNotMet(planned: readonly Plan[], met: readonly Plan[]): string[] {
  const steps = new Set(planned.flatMap(({ crashAt }) => crashAt ?? []))
  for (const { crashAt } of met) if (crashAt) steps.delete(crashAt)
  return [...steps]
}
