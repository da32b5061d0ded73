import { useState, useSyncExternalStore } from 'react'
import { readCache } from '#platform/web/query.ts'
import type { FileRecord } from '#work-orders/records.ts'
import { staffDownload } from '#work-orders/staff/contract.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { openPaths } from './review.ts'
import { showAnswerOfFile } from './show-answer.ts'
import { unopenedFiles } from './unopened-files.ts'
import { useFormScope, type ReviewTools } from './use-form-review.ts'

export type Unopened = {
  /** Asked about before the rest is accepted; empty while nothing is asked. */
  asked: readonly FileRecord[]
  /** Accepts the rest: at once where each of its files was opened, otherwise with the second press. */
  acceptRest: () => void
  openFirst: () => void
  stop: () => void
  /** Of the whole form, for who accepts it. */
  ofForm: readonly FileRecord[]
}

const watchReads = (onChange: () => void) => readCache().getQueryCache().subscribe(onChange)

/** The files whose bytes this window has fetched: the server says it of them the next time that the order is read. */
function useOpenedHere(workOrderId: string): string {
  const read = () =>
    readCache()
      .getQueriesData({ queryKey: [staffDownload.path, workOrderId] })
      .flatMap(([key, bytes]) => (bytes === undefined ? [] : [String(key[2])]))
      .join(' ')
  return useSyncExternalStore(watchReads, read, () => '')
}

/** What “accept the rest” would accept unseen. */
export function useUnopened(tools: ReviewTools): Unopened {
  const { form } = useFormScope()
  const { data, show } = useWorkOrder()
  const [asking, setAsking] = useState(false)
  const { toJudge } = form.review
  const opened = useOpenedHere(data.workOrder.id).split(' ')
  const among = (paths: readonly string[]) => unopenedFiles(form, paths, (id) => opened.includes(id))
  const rest = among(openPaths(tools.review, toJudge))
  const asked = asking ? rest : []
  const stop = () => setAsking(false)
  return {
    asked,
    acceptRest: () => {
      setAsking(!asking && rest.length > 0)
      if (asking || rest.length === 0) tools.acceptRest()
    },
    openFirst: () => {
      stop()
      const [first] = asked
      if (!first) return
      show(first)
      showAnswerOfFile(first.fileId)
    },
    stop,
    ofForm: among(toJudge),
  }
}
