import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { CallFailure, makeCall, NETWORK } from '#platform/web/api.ts'
import { readCache } from '#platform/web/query.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { acceptRest, judgeAnswer } from '#work-orders/staff/verdicts-contract.ts'
import type { VerdictsOnWire } from '#work-orders/staff/verdict-records.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import { draftOf, type LocalVerdict, type StaffForm } from './review.ts'
import type { Langs } from './seller-text.ts'
import { createVerdictQueue } from './verdict-queue.ts'

type Place = { workOrderId: string; nodeId: string; submission: number }

/** Keeps the verdicts of one submission on the server, and tells what is still on its way. */
export function useVerdicts(form: StaffForm) {
  const { data } = useWorkOrder()
  const langs = useLangs()
  const { submission } = form.review
  const [queue] = useState(() =>
    createVerdictQueue(savesFor({ workOrderId: data.workOrder.id, nodeId: form.nodeId, submission }, langs)),
  )
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  useEffect(() => {
    const flush = () => void queue.flush()
    const hides = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', hides)
    return () => {
      document.removeEventListener('visibilitychange', hides)
      flush()
    }
  }, [queue])
  return { queue, state, langs }
}

const VERDICTS = { accepted: 'ACCEPTED', return: 'RETURNED' } as const

const quiet = { staff: true, inPlace: ({ code }: { code: number }) => code === NETWORK } as const

function savesFor(place: Place, langs: Langs) {
  const judge = async (path: string, { decision, note }: LocalVerdict) => {
    const input = {
      ...place,
      path,
      verdict: decision ? VERDICTS[decision] : ('OPEN' as const),
      ...(decision === 'return' && { draft: draftOf(note, langs) }),
      seen: keptAt(place, path),
    }
    await keep(place, await makeCall(judgeAnswer, input, quiet))
  }
  return {
    judge,
    async acceptRest() {
      await keep(place, await makeCall(acceptRest, place, { staff: true }))
    },
    /** What a colleague decided meanwhile is shown; a note that was typed stays until it is sent or taken back. */
    isKept(error: unknown, local: LocalVerdict): boolean {
      if (!(error instanceof CallFailure) || error.code === NETWORK) return true
      if (isReview(error.data)) void keep(place, error.data)
      else void readCache().invalidateQueries({ queryKey: [staffWorkOrder.path] })
      return local.decision === 'return'
    },
  }
}

function isReview(data: unknown): data is VerdictsOnWire {
  return typeof data === 'object' && data !== null && 'toJudge' in data
}

const keyOf = ({ workOrderId }: Place) => [staffWorkOrder.path, { workOrderId }]

function keptAt(place: Place, path: string): string | null {
  const read = readCache().getQueryData<OutputOf<typeof staffWorkOrder>>(keyOf(place))
  const form = read?.forms.find(({ nodeId }) => nodeId === place.nodeId)
  return form?.review.verdicts.find((verdict) => verdict.path === path)?.at ?? null
}

/**
 * What the server answered is newer than any read that is still on its way. Ends when the page shows it: the cache tells
 * its readers with a timer, and a verdict that is let go before would take its note, and the focus in it, off the page.
 */
async function keep(place: Place, review: VerdictsOnWire): Promise<void> {
  const cache = readCache()
  void cache.cancelQueries({ queryKey: keyOf(place) })
  cache.setQueryData<OutputOf<typeof staffWorkOrder>>(
    keyOf(place),
    (read) =>
      read && {
        ...read,
        forms: read.forms.map((form) => (form.nodeId === place.nodeId ? { ...form, review } : form)),
      },
  )
  await new Promise((resolve) => setTimeout(resolve, 0))
}
