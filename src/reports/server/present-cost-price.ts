import { FIRST_COST_DAY } from '../cost-price-inputs.ts'
import type { StoredPrice } from '../costs-contract.ts'

type Row = Omit<StoredPrice, 'changedAt' | 'changedBy' | 'fromDay'> & {
  fromDay: string
  changedAt: Date
  changedByKind: StoredPrice['changedBy']['kind']
  changedByName: string
}

export const presentPrice = ({
  changedAt,
  changedByKind,
  changedByName,
  fromDay,
  ...row
}: Row): StoredPrice => ({
  ...row,
  fromDay: fromDay === FIRST_COST_DAY ? null : fromDay,
  changedAt: changedAt.toISOString(),
  changedBy: { kind: changedByKind, name: changedByName },
})
