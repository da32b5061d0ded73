import { useCallMutation } from '#platform/web/query.ts'
import { switchCompany } from '../contract.ts'
import { enterCompany } from './enter-company.ts'

/** Goes on in another company of the person, at `to` or on its dashboard. */
export function useCompanySwitch(): {
  switchTo: (companyId: string, to?: string) => void
  /** the company that is being entered */
  switching: string | undefined
} {
  const change = useCallMutation(switchCompany)
  return {
    switchTo: (companyId, to) => change.mutate({ companyId }, { onSuccess: () => enterCompany(to) }),
    switching: change.isPending ? change.variables?.companyId : undefined,
  }
}
