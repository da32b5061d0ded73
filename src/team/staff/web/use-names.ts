import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { queueChoices } from '#work-orders/staff/contract.ts'
import type { teamText } from './team.text.ts'

type Of = { productCode: string | null; step: string | null }

const named = (among: readonly { value: string; name: string }[] | undefined, value: string) =>
  among?.find((one) => one.value === value)?.name ?? value

/** The services and steps that some work order has or that are sold, and what a level is called by them. */
export function useNames() {
  const t = useText<typeof teamText>('team')
  const choices = useCallQuery(queueChoices, { withSold: 'true' }, { staff: true }).data
  const serviceOf = ({ productCode }: Of) =>
    productCode === null ? t('allServices') : named(choices?.services, productCode)
  const stepOf = ({ step }: Of) => (step === null ? t('allSteps') : named(choices?.steps, step))
  return {
    services: choices?.services ?? [],
    countries: choices?.countries ?? [],
    serviceName: (code: string) => named(choices?.services, code),
    steps: choices?.steps ?? [],
    serviceOf,
    stepOf,
    nameOf: (level: Of) => `${serviceOf(level)} · ${stepOf(level)}`,
  }
}
