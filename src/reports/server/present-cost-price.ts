import { FIRST_COST_DAY } from '../cost-price-inputs.ts'
import type { StoredPrice } from '../cost-prices-contract.ts'

type Row = Omit<StoredPrice, 'changedAt' | 'fromDay'> & { fromDay: string; changedAt: Date }

export const presentPrice = ({ changedAt, fromDay, ...row }: Row): StoredPrice => ({
  ...row,
  fromDay: fromDay === FIRST_COST_DAY ? null : fromDay,
  changedAt: changedAt.toISOString(),
})
