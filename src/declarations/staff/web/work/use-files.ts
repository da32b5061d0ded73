import { useState } from 'react'
import { useCallQuery } from '#platform/web/query.ts'
import { listFiles, type DeclarationWorkDetail } from '../../contract.ts'

/** A large file is held against the rules for half a minute. */
const ASK_AGAIN_MS = 3_000

/** The files of a declaration, asked for again while something about them is not known yet. */
export function useFiles({ company, id }: Pick<DeclarationWorkDetail, 'company' | 'id'>) {
  const [waits, setWaits] = useState(false)
  const refetchInterval = waits ? ASK_AGAIN_MS : false
  const read = useCallQuery(listFiles, { companyId: company.id, id }, { staff: true, refetchInterval })
  const isWaiting = read.data?.files.some(({ problems }) => problems === null) ?? false
  if (isWaiting !== waits) setWaits(isWaiting)
  return read
}
