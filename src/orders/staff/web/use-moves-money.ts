import { useCallQuery } from '#platform/web/query.ts'
import { staffMe } from '#staff/contract.ts'

/** Whether the reader may refund and record money; the server decides in any case. */
export function useMovesMoney(): boolean {
  const me = useCallQuery(staffMe, {}, { staff: true })
  return me.data?.role === 'finance' || me.data?.role === 'admin'
}
