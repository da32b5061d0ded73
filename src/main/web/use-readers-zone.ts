import { companyInfo, userInfo } from '#accounts/contract.ts'
import { useCallQuery } from '#platform/web/query.ts'

/** The zone in which whoever is signed in reads instants: their own, else their company's; the same on every page. */
export function useReadersZone(enabled: boolean): string | undefined {
  const user = useCallQuery(userInfo, {}, { enabled, staleTime: 60_000 })
  const company = useCallQuery(companyInfo, {}, { enabled, staleTime: 60_000 })
  return user.data?.timeZone ?? company.data?.timeZone
}
