import { useCallQuery } from '#platform/web/query.ts'
import { documentScan } from '../contract.ts'
import { toWire } from '../wire-names.ts'

const ASK_AGAIN_MS = 5_000
type Scan = 'pending' | 'clean' | 'infected'

/** How the look into a file of the company went, asked again for as long as it waits. Staff are not told of it by this. */
export function useScan(
  file: { fileId: string; scan: Scan } | undefined,
  { staff = false } = {},
): Scan | undefined {
  const waits = file?.scan === 'pending'
  const { data } = useCallQuery(documentScan, toWire({ fileId: file?.fileId ?? '' }), {
    enabled: waits && !staff,
    refetchInterval: waits && !staff ? ASK_AGAIN_MS : false,
  })
  return waits ? (data?.scan ?? 'pending') : file?.scan
}
